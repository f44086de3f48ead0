import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel, FilterTabs } from './index.ts';
import { announcer, liveRegion } from '../../../manual/live-regions.ts';

/** The live region, which has its role only while it has text. */

vi.mock('./carousel-motion.ts', () => ({ startCarouselMotion: () => ({ stop: () => undefined }) }));

const cards = (count: number) => Array.from({ length: count }, (_, place) => <p key={place}>Carro {place + 1}</p>);
const labels = { label: 'Ofertas', previousLabel: 'Ofertas anteriores', nextLabel: 'Próximas ofertas' };

describe('a carousel rendered on the server', () => {
  test('contains every card, in a named list in a named region', () => {
    const html = renderToString(<Carousel {...labels}>{cards(12)}</Carousel>);
    for (let card = 1; card <= 12; card += 1) expect(html).toContain(`Carro ${card}<`.replace(' ', ' <!-- -->'));
  });

  test('keeps the elements of the cards that a filter leaves', () => {
    const { rerender } = render(<Carousel {...labels}>{cards(3)}</Carousel>);
    const last = screen.getByText('Carro 3');
    rerender(<Carousel {...labels}>{cards(3).slice(1)}</Carousel>);
    expect(screen.getByText('Carro 3')).toBe(last);
  });

  test('hides nothing from assistive technology', () => {
    const { container } = render(<Carousel {...labels}>{cards(12)}</Carousel>);
    const list = within(screen.getByRole('region', { name: 'Ofertas' })).getByRole('list', { name: 'Ofertas' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    expect(container.querySelector('ul [aria-hidden], ul [inert], ul [hidden]')).toBeNull();
  });

  test('a carousel is a region whose cards are slides named by their position', () => {
    render(<Carousel {...labels}>{cards(3)}</Carousel>);
    const carousel = screen.getByRole('region', { name: 'Ofertas' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carrossel');
    const slides = within(carousel).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(['slide', 'slide', 'slide']);
    expect(slides.map((slide) => [slide.getAttribute('aria-label'), slide.textContent])).toEqual([
      ['1 de 3', 'Carro 1'],
      ['2 de 3', 'Carro 2'],
      ['3 de 3', 'Carro 3'],
    ]);
  });

  test('a carousel whose cards all fit in two rows has no buttons', () => {
    render(<Carousel {...labels}>{cards(8)}</Carousel>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a carousel places its buttons where renderHead puts them', () => {
    render(
      <Carousel {...labels} renderHead={(controls) => <header>{controls}</header>}>
        {cards(12)}
      </Carousel>,
    );
    expect(within(screen.getByRole('banner')).getAllByRole('button')).toHaveLength(2);
  });
});

/** Columns 100 px apart in a viewport of 400 px, because jsdom does no layout. */
function layOut(rows = 2) {
  const sizes = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return this.matches('li') ? Math.floor([...(this.parentElement?.children ?? [])].indexOf(this) / rows) * 100 : 0;
  });
  const spies = [
    sizes,
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400),
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

describe('a carousel with more cards than fit', () => {
  const scrolls: ScrollToOptions[] = [];
  let undo: () => void;
  beforeEach(() => {
    undo = layOut();
    scrolls.length = 0;
    Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
      if (typeof options !== 'object') return;
      scrolls.push(options);
      this.scrollLeft = options.left ?? 0;
      this.dispatchEvent(new Event('scroll'));
    };
    // With reduced motion nothing glides, and Embla isn't loaded.
    window.matchMedia = (media) => ({ matches: media.includes('reduce'), media }) as MediaQueryList;
  });
  afterEach(() => {
    undo();
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  const previous = () => screen.getByRole('button', { name: 'Ofertas anteriores' });
  const next = () => screen.getByRole('button', { name: 'Próximas ofertas' });

  test('moves by its buttons, which keep focus and are disabled at the ends', async () => {
    render(<Carousel {...labels}>{cards(12)}</Carousel>);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(next());
    expect(scrolls).toEqual([{ left: 200, behavior: 'instant' }]);
    expect(next()).toHaveFocus();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(previous()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(next());
    expect(scrolls).toHaveLength(1);
  });

  test.each([
    { direction: 'ltr', onward: '{ArrowRight}', back: '{ArrowLeft}', last: 200 },
    { direction: 'rtl', onward: '{ArrowLeft}', back: '{ArrowRight}', last: -200 },
  ])('moves with arrow keys on a button, in the reading direction ($direction)', async (keys) => {
    render(
      <div style={{ direction: keys.direction as 'ltr' | 'rtl' }}>
        <Carousel {...labels}>{cards(12)}</Carousel>
      </div>,
    );
    act(() => next().focus());
    await userEvent.keyboard(`{Alt>}${keys.onward}{/Alt}`);
    expect(scrolls, 'the browser goes through its history').toEqual([]);
    await userEvent.keyboard(keys.back);
    expect(scrolls, 'there is nothing before the first page').toEqual([]);
    await userEvent.keyboard(keys.onward);
    expect(scrolls).toEqual([{ left: keys.last, behavior: 'instant' }]);
    expect(liveRegion()).toHaveTextContent('Mostrando 5 a 12 de 12');
    await userEvent.keyboard(keys.onward);
    expect(scrolls, 'there is nothing after the last page').toHaveLength(1);
    await userEvent.keyboard(keys.back);
    expect(scrolls[1]?.left).toBeCloseTo(0);
    expect(next(), 'focus stays on the button').toHaveFocus();
  });

  test('announces its position only after a button press', async () => {
    render(<Carousel {...labels}>{cards(12)}</Carousel>);
    const status = announcer();
    expect(status).toBeEmptyDOMElement();
    screen.getByRole('list').parentElement?.scrollTo({ left: 100 });
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(next());
    expect(status).toHaveTextContent('Mostrando 5 a 12 de 12');
  });

  test('starts at the first card when the filter changes, without an outdated announcement', async () => {
    const { rerender } = render(
      <Carousel {...labels} filterKey="todos">
        {cards(12)}
      </Carousel>,
    );
    await userEvent.click(next());
    const scroller = screen.getByRole('list').parentElement;
    expect(scroller?.scrollLeft).toBe(200);
    rerender(
      <Carousel {...labels} filterKey="suvw">
        {cards(10)}
      </Carousel>,
    );
    expect(scroller?.scrollLeft).toBe(0);
    expect(announcer()).toBeEmptyDOMElement();
  });
});

describe('a touched carousel', () => {
  let undo: () => void;
  beforeEach(() => {
    undo = layOut();
    window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList;
  });
  afterEach(() => {
    undo();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  /** A finger's events from its first contact to its last. */
  function touch(rail: Element, move?: () => void) {
    fireEvent.pointerEnter(rail, { pointerType: 'touch' });
    fireEvent.touchStart(rail);
    move?.();
    fireEvent.touchEnd(rail);
  }

  test('starts its physics with the first swipe, and not with a tap', async () => {
    render(<Carousel {...labels}>{cards(12)}</Carousel>);
    const rail = screen.getByRole('list').parentElement as HTMLElement;
    touch(rail);
    for (let frames = 0; frames < 20; frames += 1) await act(() => new Promise(requestAnimationFrame));
    expect(rail).not.toHaveAttribute('data-assisted');
    touch(rail, () => fireEvent.scroll(rail));
    await vi.waitFor(() => expect(rail).toHaveAttribute('data-assisted'));
  });
});

describe('filter tabs', () => {
  const items = [
    { id: 'todos', label: 'Todos', count: 3, countText: '3 carros', href: '/' },
    { id: 'hatch', label: 'Hatch', count: 1, countText: '1 carro', href: '/?categoria=hatch' },
  ];

  test('are links that work without script, and the chosen one is marked as current', () => {
    render(<FilterTabs label="Filtrar por categoria" items={items} currentId="hatch" />);
    const tabs = within(screen.getByRole('navigation', { name: 'Filtrar por categoria' }));
    expect(tabs.getByRole('link', { name: 'Todos 3 carros' })).toHaveAttribute('href', '/');
    expect(tabs.getByRole('link', { name: 'Hatch 1 carro' })).toHaveAttribute('href', '/?categoria=hatch');
    expect(tabs.getByRole('link', { current: true })).toHaveAccessibleName('Hatch 1 carro');
  });

  describe('rendered by the server, with a selected tab that does not fit', () => {
    const tabs = (
      <FilterTabs
        label="Filtrar"
        items={Array.from({ length: 7 }, (_, place) => ({ id: `${place}`, label: `Tipo ${place}`, href: `#${place}` }))}
        currentId="6"
      />
    );
    let undo: () => void;
    beforeEach(() => {
      undo = layOut(1);
    });
    afterEach(() => undo());

    /** Hydrates the tabs after a visitor used their markup. Returns the scroll offset in pixels. */
    function hydrateAfter(visit: (rail: HTMLElement) => void): number {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(tabs);
      const rail = within(container).getByRole('list').parentElement as HTMLElement;
      visit(rail);
      render(tabs, { container, hydrate: true });
      return rail.scrollLeft;
    }

    test('show it', () => expect(hydrateAfter(() => undefined)).toBe(300));
    test('stay where the visitor scrolled them', () => {
      expect(hydrateAfter((rail) => void (rail.scrollLeft = 40))).toBe(40);
    });
    test('stay where a tab has focus', () => {
      expect(hydrateAfter((rail) => within(rail).getByRole('link', { name: 'Tipo 1' }).focus())).toBe(0);
    });
  });

  test('call onPress for a plain press and leave modified presses to the browser', async () => {
    const onPress = vi.fn<(id: string, event: { preventDefault: () => void }) => void>((_, event) =>
      event.preventDefault(),
    );
    render(<FilterTabs label="Filtrar" items={items} currentId="todos" onPress={onPress} />);
    const user = userEvent.setup();
    const hatch = screen.getByRole('link', { name: /Hatch/ });
    await user.click(hatch);
    expect(onPress.mock.calls.map(([id]) => id)).toEqual(['hatch']);
    expect(hatch).toHaveFocus();
    hatch.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(hatch);
    expect(onPress).toHaveBeenCalledOnce();
  });
});
