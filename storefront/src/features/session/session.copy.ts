import type { LoginProblem } from './session.slice.ts';

/** Texts of the log-in (spec §2.2, §5, §8). */
export const loginCopy = {
  title: 'Entrar',
  identifier: 'E-mail ou CPF/CNPJ',
  password: 'Senha',
  submit: 'Entrar',
  sending: 'Entrando',
  forgotPassword: 'Esqueci minha senha',
  signUpQuestion: 'Ainda não tem conta?',
  signUp: 'Cadastre-se',
  privacy: 'Ao entrar, você concorda com o uso dos seus dados descrito no',
  privacyLink: 'Aviso de Privacidade',
  loading: 'Carregando o formulário',
} as const;

/** Reason of a dialog that opened by itself. */
export const loginReasonCopy = {
  accountAsked: 'Entre para ver a sua conta.',
  sessionEnded: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
} as const;

export const loginFieldCopy = {
  missing: 'Campo obrigatório',
  document: 'Documento inválido',
} as const;

/** Messages of a failed log-in (spec §8, Login). */
export function problemText(problem: LoginProblem): string {
  switch (problem.kind) {
    case 'refused':
      return 'E-mail ou senha inválidos';
    case 'rejected':
      return 'Usuário ou senha inválidos';
    case 'unconfirmed':
      return 'Valide seu cadastro através do link enviado no seu e-mail';
    case 'tooMany':
      return tooManyText(problem.waitInSeconds);
    case 'blocked':
      return 'Seu navegador não deixa este site guardar a sua sessão. Libere os dados do site e tente de novo.';
    case 'unreachable':
      return 'Nosso serviço não respondeu. O que você digitou continua aqui: tente de novo em instantes.';
  }
}

function tooManyText(waitInSeconds: number | undefined): string {
  const what = 'Muitas tentativas de acesso.';
  if (waitInSeconds === undefined) return `${what} Espere alguns minutos e tente de novo.`;
  const minutes = Math.max(1, Math.ceil(waitInSeconds / 60));
  return `${what} Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
}
