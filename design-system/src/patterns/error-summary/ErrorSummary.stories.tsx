import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { inLittleRoom } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Form, SubmitButton, type FormProps } from '../../components/form/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { Cluster } from '../../layout/index.ts';
import { FormSection } from '../form-section/FormSection.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

const meta = preview.meta({ title: 'Patterns/Forms/ErrorSummary', component: ErrorSummary });

interface FailedProps extends ErrorSummaryProps {
  errors: NonNullable<FormProps['errors']>;
}

function Failed({ errors, ...summary }: FailedProps) {
  return (
    <Narrow>
      <Form errors={errors}>
        <ErrorSummary {...summary} />
        <TextField label="CPF" name="cpf" defaultValue="123.456.789-0" />
        <TextField label="Data de nascimento" name="nascimento" defaultValue="31/02/1990" />
        <TextField label="Celular" name="celular" />
        <Cluster>
          <SubmitButton sendingLabel="Enviando">Continuar</SubmitButton>
        </Cluster>
      </Form>
    </Narrow>
  );
}

type Play = { canvas: { getByRole: (role: string, options?: { name: string }) => HTMLElement } };
const send = ({ canvas }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
const cpf = { cpf: 'CPF inválido. O formato deve ser 000.000.000-00.' };
const several = { ...cpf, nascimento: 'Data inválida. O formato deve ser DD/MM/YYYY.' };

export const OneField = meta.story({ render: (args) => <Failed {...args} errors={cpf} />, play: send });
export const SeveralFields = meta.story({ render: (args) => <Failed {...args} errors={several} />, play: send });
/** The labels tell two fields with the same message apart. */
export const SameWords = meta.story({
  render: (args) => <Failed {...args} errors={{ celular: 'Campo obrigatório', cpf: 'Campo obrigatório' }} />,
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('group')).toHaveTextContent(
      /CPF: Campo obrigatório.*Celular: Campo obrigatório$/,
    );
  },
});
/** Two fields have the same label: the name of the group tells them apart. */
export const OfAGroup = meta.story({
  render: (args) => {
    const missing = 'Telefone é obrigatório.';
    const errors = { ...cpf, conjugeCpf: 'CPF é obrigatório.', conjugeCelular: missing, conjugeTelefone: missing };
    return (
      <Narrow>
        <Form errors={errors}>
          <ErrorSummary {...args} />
          <TextField label="CPF" name="cpf" defaultValue="123.456.789-0" />
          <FormSection title="Cônjuge" isGroup>
            <TextField label="CPF" name="conjugeCpf" />
            <TextField label="Celular" name="conjugeCelular" />
            <TextField label="Telefone do trabalho" name="conjugeTelefone" />
          </FormSection>
          <Cluster>
            <SubmitButton sendingLabel="Enviando">Continuar</SubmitButton>
          </Cluster>
        </Form>
      </Narrow>
    );
  },
  play: async (context) => {
    await send(context);
    const links = [...context.canvasElement.querySelectorAll('a')];
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      cpf.cpf,
      'Cônjuge: CPF é obrigatório.',
      'Cônjuge, Celular: Telefone é obrigatório.',
      'Cônjuge, Telefone do trabalho: Telefone é obrigatório.',
    ]);
  },
});
export const WithoutItsField = meta.story({
  render: (args) => <Failed {...args} errors={{ ...cpf, cupom: 'Este cupom venceu em 31 out 2026.' }} />,
  play: send,
});
export const OwnTitle = meta.story({
  args: { title: (count) => `Confira ${count} campos para continuar`, headingLevel: 3 },
  render: (args) => <Failed {...args} errors={several} />,
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Confira 2 campos para continuar',
    );
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: (args) => (
    <Failed
      {...args}
      errors={{ ...several, celular: 'Este celular está em outra conta: entre com ela ou use outro número.' }}
    />
  ),
  play: async (context) => {
    await send(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Keyboard = meta.story({
  render: (args) => <Failed {...args} errors={several} />,
  play: async (context) => {
    const { canvas } = context;
    await send(context);
    await expect(canvas.getByRole('group', { name: 'Há 2 campos para corrigir' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: several.cpf })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: several.nascimento });
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Data de nascimento' })).toHaveFocus();
  },
});

const Narrow = styled.div`
  max-width: 40rem;
`;
