import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, rightToLeft } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, hrefOf: (page: number) => `#pagina-${page}` },
});

export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Página 5');
  },
});
export const First = meta.story({ args: { page: 1 } });
export const Last = meta.story({ args: { page: 12 } });
export const Two = meta.story({ args: { page: 1, pageCount: 2 } });
export const EveryPageOfSeven = meta.story({
  render: (args) => (
    <Stack gap={4}>
      {Array.from({ length: 7 }, (_, index) => (
        <Pagination key={index} {...args} page={index + 1} pageCount={7} label={`Páginas, na ${index + 1}`} />
      ))}
    </Stack>
  ),
});
export const AThousand = meta.story({ args: { page: 500, pageCount: 1000 } });
/** All links fit in one row on a phone of 320 px. */
export const AThousandAt320 = meta.story({
  args: { page: 500, pageCount: 1000 },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({ args: { page: 500, pageCount: 1000 }, decorators: [inLittleRoom] });
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const OnStage = meta.story({ decorators: [onStage] });

export const Keyboard = meta.story({
  args: { page: 2, pageCount: 12, onPress: fn((_page, event) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Página anterior' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Página 2' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Página 12' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Próxima página' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith(3, expect.anything());
  },
});
