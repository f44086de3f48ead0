import type { LoginFormTexts } from './LoginForm.tsx';

/** Texts of specification §2.2, for stories and tests: the store has its own. */
export const loginTexts: LoginFormTexts = {
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
};
