import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Buscar nas perguntas', placeholder: 'seguro, multa, entrega' },
  decorators: [upTo('26rem')],
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: 'franquia do seguro' } });
export const WithLabel = meta.story({ args: { hasVisibleLabel: true } });
export const Small = meta.story({ args: { size: 'small', defaultValue: 'T-Cross' } });
export const LongText = meta.story({
  args: {
    hasVisibleLabel: true,
    label: 'Buscar nas perguntas frequentes sobre assinatura, entrega, uso e devolução do carro',
    defaultValue: 'quem paga a multa de trânsito quando outra pessoa da família está dirigindo',
  },
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: (args) => <SearchField {...args} hasVisibleLabel />,
});

function Search(props: SearchFieldProps) {
  const [value, setValue] = useState('');
  return <SearchField {...props} value={value} onChange={setValue} />;
}

export const Keyboard = meta.story({
  args: { onSubmit: fn() },
  render: (args) => <Search {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar nas perguntas' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field.offsetHeight).toBe(52);
    // Without text there is no clear button, so the next tab stop is outside.
    await userEvent.tab();
    await expect(canvas.queryByRole('button', { name: 'Limpar busca' })).toBeNull();
    await userEvent.click(field);

    await userEvent.keyboard('multa{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('multa');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();

    await userEvent.keyboard('seguro');
    await userEvent.tab();
    const clear = canvas.getByRole('button', { name: 'Limpar busca' });
    await expect(clear).toHaveFocus();
    const { width, height } = clear.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
});
