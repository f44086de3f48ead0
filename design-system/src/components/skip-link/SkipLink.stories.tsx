import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({ title: 'Components/Navigation/SkipLink', component: SkipLink });

export const Unseen = meta.story({ args: { targetId: 'conteudo' }, render: (args) => page(args.targetId) });

export const Focused = meta.story({
  args: { targetId: 'conteudo' },
  render: (args) => page(args.targetId),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Followed = meta.story({
  args: { targetId: 'conteudo' },
  render: (args) => page(args.targetId),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
});

function page(targetId: string) {
  return (
    <>
      <SkipLink targetId={targetId} />
      <main id={targetId} tabIndex={-1}>
        O conteúdo da página começa aqui. Use Tab para ver o atalho.
      </main>
    </>
  );
}
