import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { inLittleRoom } from '../../manual/frames.tsx';
import preview from '../../../.storybook/preview';
import { SampleRegistration } from './sample-registration.tsx';

const meta = preview.meta({ title: 'Patterns/Forms/Registration', component: SampleRegistration });

/** One field of each kind, in page order. */
const fields = [
  ['Nome completo é obrigatório', 'textbox', 'Nome completo'],
  ['CPF inválido. O formato deve ser 000.000.000-00.', 'textbox', 'CPF'],
  ['Data inválida. O formato deve ser DD/MM/YYYY.', 'textbox', 'Data de nascimento'],
  ['E-mail é obrigatório', 'textbox', 'E-mail'],
  ['Estado é obrigatório', 'combobox', 'Estado'],
  ['Preferencia de contato é obrigatória', 'radio', 'WhatsApp'],
  ['Carros próprios e de terceiros: Campo obrigatório', 'radio', '1 a 10'],
  ['Observações: Campo obrigatório', 'textbox', 'Observações'],
  ['Senha inválida', undefined, 'Senha'],
  ['Leia o Aviso de Privacidade e marque para continuar', 'checkbox', 'Li o Aviso de Privacidade e os Termos de Uso'],
] as const;

export const Empty = meta.story({});
export const FilledIn = meta.story({ args: { isFilledIn: true } });
export const Sending = meta.story({ args: { isFilledIn: true, isSending: true } });

export const ToCorrect = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    const summary = canvas.getByRole('group', { name: 'Há 10 campos para corrigir' });
    await expect(summary).toHaveFocus();
    await expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(
      fields.map(([words]) => words),
    );
  },
});

/** Each link scrolls its label into view below a sticky header and focuses the field. */
export const UnderAFixedHeader = meta.story({
  render: (args) => (
    <>
      <FixedHeader>Sign &amp; Drive</FixedHeader>
      <Below>
        <SampleRegistration {...args} />
      </Below>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    const bottom = canvasElement.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const summary = canvas.getByRole('group', { name: 'Há 10 campos para corrigir' });
    await expect(summary.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    for (const [words, role, name] of fields) {
      await userEvent.click(canvas.getByRole('link', { name: words }));
      const control = role ? canvas.getByRole(role, { name }) : canvas.getByLabelText(name);
      await expect(control).toHaveFocus();
      const label = control.closest('[role="radiogroup"]') ?? (control as HTMLInputElement).labels?.[0];
      const { top } = label?.getBoundingClientRect() ?? { top: -1 };
      await expect(top).toBeGreaterThanOrEqual(bottom);
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
});

/** By keyboard only: submits the empty form, reaches each field from the summary, fills it in and submits. */
export const Keyboard = meta.story({
  args: { onSubmit: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Cadastrar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Há 10 campos para corrigir' })).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Marina Duarte');
    await userEvent.tab();
    await userEvent.keyboard('52998224725');
    await userEvent.tab();
    await userEvent.keyboard('17031990');
    await userEvent.tab();
    await userEvent.keyboard('marina@exemplo.com.br');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'Bahia');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('Dois carros.');
    await userEvent.tab();
    await userEvent.keyboard('exemplo1{Enter}');
    // One field is still empty and one is invalid: the summary lists the current errors.
    await expect(canvas.getByRole('group', { name: 'Há 2 campos para corrigir' })).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const password = canvas.getByLabelText('Senha');
    await expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.keyboard('Exemplo#1');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      nome: 'Marina Duarte',
      cpf: '529.982.247-25',
      nascimento: '17/03/1990',
      email: 'marina@exemplo.com.br',
      uf: 'BA',
      contato: 'whatsapp',
      frota: '11',
      observacoes: 'Dois carros.',
      senha: 'Exemplo#1',
      aviso: 'sim',
    });
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
});

const FixedHeader = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-header);
  height: 5.5rem;
  padding: var(--space-5);
  background: var(--color-surface-raised);
  font-weight: 600;
`;

const Below = styled.div`
  padding-top: 6rem;
`;
