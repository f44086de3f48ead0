import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Page } from '../../layout/index.ts';
import { SectionHead } from '../../patterns/section-head/SectionHead.tsx';
import { Link } from '../link/index.ts';
import { Carousel } from './Carousel.tsx';
import { FilterTabs } from './FilterTabs.tsx';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';

const Tile = styled.div`
  display: grid;
  align-content: end;
  min-height: 9rem;
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
`;

/* A fixed width: all stories of a suite share one window size. */
const Frame = styled.div`
  overflow: clip;
`;

const cards = (count: number) =>
  Array.from({ length: count }, (_, place) => (
    <Tile key={place}>
      <p>
        <Link href={`#carro-${place + 1}`}>Carro {place + 1}</Link>
      </p>
    </Tile>
  ));

const meta = preview.meta({
  title: 'Components/Content/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Ofertas', children: cards(12), previousLabel: 'Ofertas anteriores', nextLabel: 'Próximas ofertas' },
  render: (args) => (
    <Frame>
      <Page>
        <Carousel {...args} />
      </Page>
    </Frame>
  ),
});

const isWide = () => window.matchMedia('(min-width: 64rem)').matches;
const scrollerOf = (list: HTMLElement): HTMLElement => {
  if (!list.parentElement) throw new Error('The list stands in nothing that scrolls.');
  return list.parentElement;
};
const isWholly = (inner: Element, outer: Element) => {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.left >= other.left - 1 && one.right <= other.right + 1;
};

export const TwoRows = meta.story({});
export const OneRow = meta.story({ args: { rows: 1 } });
export const EverythingFits = meta.story({ args: { children: cards(2) } });
export const WithHead = meta.story({
  args: { renderHead: (controls) => <SectionHead title="Ofertas" end={controls} /> },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Ofertas' });
    const scroller = scrollerOf(list);
    const links = within(list).getAllByRole('link');
    await userEvent.tab();
    while (!list.contains(document.activeElement)) await userEvent.tab();
    for (const link of links) {
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isWholly(link, scroller)).toBe(true));
      await userEvent.tab();
    }
    for (const link of links.toReversed()) {
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isWholly(link, scroller)).toBe(true));
    }
    await waitFor(() => expect(scroller.scrollLeft).toBeLessThan(1));
  },
});

export const MovedByButtons = meta.story({
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    const next = canvas.getByRole('button', { name: 'Próximas ofertas' });
    const previous = canvas.getByRole('button', { name: 'Ofertas anteriores' });
    const scroller = scrollerOf(canvas.getByRole('list', { name: 'Ofertas' }));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(liveRegions(canvasElement)).toEqual([]);

    await userEvent.click(next);
    await expect(liveRegion(canvasElement)).toHaveTextContent('Mostrando 5 a 12 de 12');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await waitFor(() =>
      expect(Math.abs(scroller.scrollLeft + scroller.clientWidth - scroller.scrollWidth)).toBeLessThan(2),
    );

    await userEvent.click(previous);
    await expect(liveRegion(canvasElement)).toHaveTextContent('Mostrando 1 a 8 de 12');
    await waitFor(() => expect(scroller.scrollLeft).toBeLessThan(1));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const MovedByArrowKeys = meta.story({
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    const next = canvas.getByRole('button', { name: 'Próximas ofertas' });
    const scroller = scrollerOf(canvas.getByRole('list', { name: 'Ofertas' }));
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(liveRegion(canvasElement)).toHaveTextContent('Mostrando 5 a 12 de 12');
    await waitFor(() => expect(isWholly(canvas.getByRole('group', { name: '12 de 12' }), scroller)).toBe(true));
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(liveRegion(canvasElement)).toHaveTextContent('Mostrando 1 a 8 de 12');
    await waitFor(() => expect(isWholly(canvas.getByRole('group', { name: '1 de 12' }), scroller)).toBe(true));
  },
});

export const ManualScrollIsNotAnnounced = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvas.getByRole('list', { name: 'Ofertas' }));
    scroller.scrollTo({ left: 10_000, behavior: 'instant' });
    if (isWide()) {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Próximas ofertas' })).toHaveAttribute('aria-disabled', 'true'),
      );
    }
    await expect(liveRegions(canvasElement)).toEqual([]);
  },
});

const categories = ['Todos', 'SUVW', 'Hatch', 'Sedan', 'Picape', 'Elétrico', 'Minivan'].map((label, place) => ({
  id: label,
  label,
  count: place === 0 ? 12 : place,
  countText: place === 0 ? '12 carros' : `${place} carros`,
  href: `#${label}`,
}));

const choose = fn();

function Filtered() {
  const [current, setCurrent] = useState('Todos');
  const count = categories.find(({ id }) => id === current)?.count ?? 0;
  return (
    <Frame>
      <Page>
        <Carousel
          label="Ofertas"
          renderHead={(controls) => <SectionHead title="Ofertas" end={controls} />}
          filterKey={current}
          filter={
            <FilterTabs
              label="Filtrar por categoria"
              items={categories}
              currentId={current}
              onPress={(id, event) => {
                event.preventDefault();
                choose(id);
                setCurrent(id);
              }}
            />
          }
        >
          {cards(count)}
        </Carousel>
      </Page>
    </Frame>
  );
}

export const WithFilter = meta.story({
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    choose.mockClear();
    const tabs = canvas.getByRole('navigation', { name: 'Filtrar por categoria' });
    const list = canvas.getByRole('list', { name: 'Ofertas' });
    scrollerOf(list).scrollTo({ left: 10_000, behavior: 'instant' });
    await expect(within(tabs).getByRole('link', { name: 'Todos 12 carros' })).toHaveAttribute('aria-current', 'true');

    const minivan = within(tabs).getByRole('link', { name: 'Minivan 6 carros' });
    await userEvent.tab();
    while (document.activeElement !== minivan) await userEvent.tab();
    await waitFor(() => expect(isWholly(minivan, scrollerOf(within(tabs).getByRole('list')))).toBe(true));
    await userEvent.keyboard('{Enter}');
    await expect(choose.mock.calls).toEqual([['Minivan']]);
    await expect(minivan).toHaveFocus();
    await expect(minivan).toHaveAttribute('aria-current', 'true');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(scrollerOf(list).scrollLeft).toBe(0);
  },
});
