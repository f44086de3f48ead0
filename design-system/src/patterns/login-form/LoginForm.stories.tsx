import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Dialog } from '../../components/dialog/index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './sample-texts.ts';

const meta = preview.meta({
  title: 'Patterns/Forms/LoginForm',
  component: LoginForm,
  args: { texts: loginTexts, privacyHref: '#aviso' },
  decorators: [upTo('26rem')],
});

export const Idle = meta.story({});
export const Loading = meta.story({
  args: { isReady: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(liveRegion(canvasElement)).toHaveTextContent('Carregando o formulário');
  },
});
export const Sending = meta.story({ args: { isSending: true, identifier: 'marina@exemplo.com.br' } });
export const Refused = meta.story({
  args: { errorMessage: 'E-mail ou senha inválidos', identifier: 'marina@exemplo.com.br' },
});
export const Incomplete = meta.story({
  args: { errors: { identifier: 'Documento inválido', password: 'Campo obrigatório' }, identifier: '529.982.247-2' },
});
export const LongText = meta.story({
  args: {
    errorMessage: 'Valide seu cadastro através do link enviado no seu e-mail',
    identifier: 'uma.pessoa.com.um.nome.muito.comprido@subdominio.exemplo.com.br',
    texts: {
      ...loginTexts,
      identifier: 'E-mail, CPF ou CNPJ que você usou quando fez o cadastro na concessionária',
      forgotPassword: 'Esqueci minha senha, ou nunca cheguei a criar uma',
      signUpQuestion: 'Ainda não tem conta nem assinou um carro com a gente?',
    },
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  args: { errorMessage: 'E-mail ou senha inválidos' },
  decorators: [inLittleRoom],
});
export const InADialog = meta.story({
  args: { errorMessage: 'E-mail ou senha inválidos', identifier: 'marina@exemplo.com.br' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  render: (args) => (
    <Dialog title="Entrar" isOpen>
      <LoginForm {...args} />
    </Dialog>
  ),
});

export const Keyboard = meta.story({
  args: { onSubmit: fn(), onForgotPassword: fn() },
  play: async ({ canvas, args }) => {
    const stops: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 7; presses += 1) {
      await userEvent.tab();
      const stop = document.activeElement;
      stops.push(stop?.getAttribute('name') ?? stop?.getAttribute('aria-label') ?? stop?.firstChild?.textContent);
    }
    await expect(stops).toEqual([
      'identifier',
      'password',
      'Mostrar senha',
      'Esqueci minha senha',
      'EntrarEntrando',
      'Cadastre-se',
      'Aviso de Privacidade',
    ]);

    await userEvent.click(canvas.getByLabelText('E-mail ou CPF/CNPJ'));
    await userEvent.keyboard('marina@exemplo.com.br');
    await userEvent.tab();
    await userEvent.keyboard('Exemplo1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      identifier: 'marina@exemplo.com.br',
      password: 'Exemplo1',
    });
    await expect(args.onForgotPassword).not.toHaveBeenCalled();
  },
});
