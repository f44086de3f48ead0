import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { FloatingActions, type FloatingActionsProps } from './index.ts';

/**
 * Renders a page of several screens with content where the buttons would float.
 * @param facts position of the content at the bottom of the first screen
 */
const over = (facts: 'across' | 'start' | 'chart' | 'none') =>
  function SamplePage(props: FloatingActionsProps) {
    return (
      <Page>
        <Start id={props.startMarkerId} />
        {facts === 'chart' && <Chart data-drawing />}
        {(facts === 'across' || facts === 'start') && (
          <Facts>
            <Fact>
              <dt>Prazo</dt>
              <dd>24 meses</dd>
            </Fact>
            {facts === 'across' && (
              <Fact>
                <dt>Total</dt>
                <dd>R$ 52.296,00</dd>
              </Fact>
            )}
          </Facts>
        )}
        <FloatingActions {...props} />
      </Page>
    );
  };

const meta = preview.meta({
  title: 'Components/Actions/FloatingActions',
  component: FloatingActions,
  render: over('none'),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  args: {
    startMarkerId: 'inicio',
    threshold: 0.04,
    keepsClearOf: 'dl, [data-drawing]',
    contact: { href: '#whatsapp', label: 'Falar pelo WhatsApp', tooltip: 'Posso te ajudar ?', onPress: fn() },
    revoke: { label: 'Rever escolha de cookies', onPress: fn() },
  },
});

const contact = () => screen.queryByRole('link', { name: 'Falar pelo WhatsApp' });
const revoke = () => screen.queryByRole('button', { name: 'Rever escolha de cookies' });

export const Both = meta.story({});
export const OnPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const TakesFocusBack = meta.story({
  args: { revoke: { label: 'Rever escolha de cookies', onPress: fn(), takesFocus: true } },
  play: async () => {
    await waitFor(() => expect(revoke()).toHaveFocus());
  },
});

export const Tooltip = meta.story({
  play: async () => {
    await userEvent.tab();
    await expect(contact()).toHaveFocus();
    const tooltip = screen.getByText('Posso te ajudar ?');
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeVisible());
  },
});

export const TooltipOfAPointer = meta.story({
  play: async () => {
    await waitFor(() => expect(contact()).toBeVisible());
    const link = contact() as HTMLElement;
    const tooltip = screen.getByText('Posso te ajudar ?');
    // Simulated hover sets no `:hover`, so the state is read.
    await userEvent.hover(link);
    await userEvent.keyboard('{Escape}');
    await expect(tooltip).toHaveAttribute('data-dismissed', 'true');
    await userEvent.unhover(link);
    await userEvent.hover(link);
    await expect(tooltip).toHaveAttribute('data-dismissed', 'false');
    // On its way from the link to the tooltip the pointer stays in it.
    link.focus();
    await waitFor(() => expect(tooltip).toBeVisible());
    const { left, top, height } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left - 6, top + height / 2)).toBe(tooltip);
  },
});

export const HiddenOverFacts = meta.story({
  render: over('across'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect([contact(), revoke()]).toEqual([null, null]));
    window.scrollTo(0, 200);
    await waitFor(() => expect(contact()).toBeVisible());
    window.scrollTo(0, 0);
  },
});

export const OnlyTheCoveringOneHidden = meta.story({
  render: over('start'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(contact()).toBeVisible());
    await expect(revoke()).toBeNull();
  },
});

export const HiddenOverAChart = meta.story({
  render: over('chart'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(contact()).toBeVisible());
    await expect(revoke()).toBeNull();
  },
});

export const HiddenBelowTheStart = meta.story({
  play: async () => {
    await waitFor(() => expect(contact()).toBeVisible());
    window.scrollTo(0, window.innerHeight * 1.5);
    await waitFor(() => expect([contact(), revoke()]).toEqual([null, null]));
    await expect(screen.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    window.scrollTo(0, 0);
    await waitFor(() => expect(contact()).toBeVisible());
  },
});

const Page = styled.div`
  height: 300vh;
`;

const Start = styled.div`
  height: 100svh;
  margin-bottom: -100svh;
`;

const Facts = styled.dl`
  position: absolute;
  inset: calc(100svh - 4.5rem) var(--space-4) auto;
  display: flex;
  justify-content: space-between;
`;

const Chart = styled.div`
  position: absolute;
  inset: calc(100svh - 4rem) auto auto var(--space-4);
  width: 4rem;
  height: 1rem;
  background: var(--color-text);
`;

const Fact = styled.div`
  white-space: nowrap;
`;
