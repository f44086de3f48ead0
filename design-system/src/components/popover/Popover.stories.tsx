import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Text } from '../../layout/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    title: 'Franquia do seguro',
    trigger: (trigger) => (
      <Button variant="secondary" {...trigger}>
        Como funciona a franquia
      </Button>
    ),
    children: (
      <>
        <Text>É o que você paga num acidente em que a culpa é sua. O resto é do seguro.</Text>
        <Link href="#franquia">Ver a cobertura toda</Link>
      </>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
});

const openIt = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
};

export const Closed = meta.story({});
export const Open = meta.story({ play: openIt });
export const OnPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } }, play: openIt });
export const FromAnIconAtTheEdge = meta.story({
  render: (args) => (
    <End>
      <Popover {...args} trigger={(trigger) => <IconButton icon="info" label="Sobre a franquia" {...trigger} />} />
    </End>
  ),
  play: async (context) => {
    await openIt(context);
    const panel = context.canvas.getByRole('dialog').getBoundingClientRect();
    await expect(panel.left).toBeGreaterThanOrEqual(0);
    await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
export const AtTheBottom = meta.story({
  render: (args) => (
    <Bottom>
      <Popover {...args} />
    </Bottom>
  ),
  play: async (context) => {
    await openIt(context);
    const button = context.canvas.getByRole('button', { name: 'Como funciona a franquia' });
    const panel = context.canvas.getByRole('dialog').getBoundingClientRect();
    await expect(panel.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(panel.top).toBeGreaterThanOrEqual(0);
  },
});
export const LongText = meta.story({
  args: {
    title: 'O que entra e o que fica de fora da proteção incluída na assinatura',
    children: Array.from({ length: 12 }, (_, place) => (
      <Text
        key={place}
      >{`${place + 1}. Texto de exemplo: o que está incluído, o que fica de fora e quanto custa.`}</Text>
    )),
  },
  play: async (context) => {
    await openIt(context);
    const panel = context.canvas.getByRole('dialog');
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

function Page(args: PopoverProps) {
  return (
    <>
      <Popover {...args} />
      <Button variant="quiet">Seguir</Button>
    </>
  );
}

export const Keyboard = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Como funciona a franquia' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('dialog', { name: 'Franquia do seguro' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver a cobertura toda' })).toHaveFocus();

    // Moving focus out closes the popover.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toHaveFocus();
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toHaveFocus();

    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(panel).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

const Room = styled.div`
  min-height: 24rem;
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Bottom = styled.div`
  position: fixed;
  bottom: var(--space-4);
`;
