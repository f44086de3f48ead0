/** Texts of the account area (spec §2.5). */
export const accountCopy = {
  heading: 'Gerenciar assinatura',
  loading: 'Conferindo sua sessão',
  unreachable: 'Não conseguimos conferir a sua sessão.',
  unreachableNext: 'Você continua com a sua conta aberta neste navegador. Verifique sua rede e tente de novo.',
  withoutScript: 'A conta precisa de JavaScript. Ative o JavaScript neste navegador e recarregue a página.',
} as const;
