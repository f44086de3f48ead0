import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Cluster } from '../../layout/index.ts';
import { ErrorSummary } from '../../patterns/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton, type FormProps, type FormValues } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Form',
  component: Form,
  decorators: [upTo('26rem')],
});

const fields = (
  <>
    <TextField label="E-mail" name="email" inputMode="email" autoComplete="email" />
    <Cluster>
      <SubmitButton sendingLabel="Enviando e-mail">Enviar</SubmitButton>
    </Cluster>
  </>
);
const withSummary = (
  <>
    <ErrorSummary />
    {fields}
  </>
);

export const Empty = meta.story({ args: { children: withSummary } });
export const Sending = meta.story({ args: { children: withSummary, isSending: true } });

/** Validation by the owner, with the messages of its schema. */
const judge = ({ email = '' }: FormValues) => (email.includes('@') ? {} : { email: 'E-mail inválido' });

function Recovery({ onSubmit, ...form }: FormProps) {
  const [errors, setErrors] = useState<FormProps['errors']>({});
  return (
    <Form
      {...form}
      errors={errors}
      onSubmit={(values) => {
        const found = judge(values);
        setErrors(found);
        if (Object.keys(found).length === 0) void onSubmit?.(values);
      }}
    />
  );
}

/** One or two fields need no summary: the first invalid field gets focus. */
export const WithoutSummary = meta.story({
  args: { children: fields },
  render: (args) => <Recovery {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('E-mail inválido');
  },
});

export const Keyboard = meta.story({
  args: { children: withSummary, onSubmit: fn() },
  render: (args) => <Recovery {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('marina{Enter}');
    await expect(canvas.getByRole('group', { name: 'Há 1 campo para corrigir' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('marina');
    await userEvent.keyboard('{End}@exemplo.com.br{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marina@exemplo.com.br' });
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});
