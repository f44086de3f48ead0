import type { RecoveryProblem } from './recovery.slice.ts';

export const recoveryCopy = {
  title: 'Esqueci minha senha',
  newPasswordTitle: 'Criar nova senha',
  email: {
    lead: 'Digite o e-mail do seu cadastro. Enviamos um link para você criar uma nova senha.',
    label: 'E-mail',
    send: 'Enviar link',
    sending: 'Enviando link',
    back: 'Voltar ao login',
  },
  sent: {
    /** Does not reveal whether an account exists, which is personal data. */
    where: (email: string) => `Se houver cadastro com ${email}, o link chega em alguns minutos. Olhe também no spam.`,
    done: 'Entendi',
    other: 'Usar outro e-mail',
  },
  password: {
    lead: 'A nova senha vale a partir de agora, e a antiga deixa de funcionar.',
    label: 'Nova senha',
    confirm: 'Confirme a nova senha',
    save: 'Salvar nova senha',
    saving: 'Salvando nova senha',
  },
  success: {
    next: 'Entre com a senha nova para continuar.',
    login: 'Entrar',
    page: 'Continuar na loja',
  },
  newLink: 'Pedir um novo link',
  mayBeChanged: 'A tentativa anterior pode ter trocado a senha. Tente entrar com a nova.',
} as const;

/** Errors of the e-mail (spec §5, word for word). */
export const recoveryMessageCopy = {
  missing: 'E-mail é obrigatório',
  invalid: 'E-mail inválido',
} as const;

/** Spec §8, Reset and Success, word for word. */
export const recoveryResultCopy = {
  emailSent: 'E-mail enviado com sucesso!',
  emailSentNext: 'Verifique sua caixa de entrada para redefinir sua senha.',
  passwordChanged: 'Senha alterada com sucesso',
  errorTitle: 'Erro ao alterar senha',
} as const;

/** The failure (spec §8), and the next action. */
export const recoveryProblemCopy = {
  emailNotSent: {
    what: 'Erro ao enviar email.',
    next: 'Nada mudou na sua conta. O e-mail que você digitou continua aqui.',
  },
  passwordNotChanged: {
    what: 'Erro ao redefinir senha.',
    next: 'Tente de novo. Se a troca tiver sido feita, a senha nova já vale.',
  },
  refused: { what: 'Erro ao redefinir senha.', next: undefined },
  unexpected: {
    what: 'Ocorreu um erro inesperado.',
    next: 'Tente de novo. Se a troca tiver sido feita, a senha nova já vale.',
  },
} as const satisfies Record<RecoveryProblem['kind'], { what: string; next: string | undefined }>;
