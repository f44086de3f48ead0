/**
 * The texts of the specification's section 8, word for word. A test must assert each of them on a page (`sees`,
 * `comesToSee`), or `npm run test:coverage` fails.
 */
export const catalogue = {
  Login: [
    'E-mail ou senha inválidos',
    'Usuário ou senha inválidos',
    'Valide seu cadastro através do link enviado no seu e-mail',
  ],
  Reset: ['Erro ao enviar email.', 'Erro ao redefinir senha.', 'Erro ao alterar senha', 'Ocorreu um erro inesperado.'],
  Registration: [
    'Erro ao cadastrar usuário, tente novamente mais tarde.',
    'Ops!',
    'Algo deu errado! Link de validação expirado ou inválido',
  ],
  Success: [
    'Senha alterada com sucesso',
    'E-mail enviado com sucesso!',
    'Verifique sua caixa de entrada para redefinir sua senha.',
    'Cadastro feito com sucesso!',
    'Cadastro enviado com sucesso!',
    'Em breve nossa equipe entrará em contato.',
    'Pagamento processado com sucesso! Aguardando confirmação...',
    'Dados alterados com sucesso',
  ],
  'Data loading': [
    'Erro ao enviar documento.',
    'Erro ao buscar documentos, tente novamente mais tarde.',
    'Erro ao buscar pedidos, tente novamente mais tarde.',
    'Erro ao buscar status do pedido',
    'Status do pedido não está disponível, tente novamente mais tarde.',
    'Erro ao buscar dados da conta...',
    'Erro ao buscar dados do plano...',
    'Erro ao alterar senha',
    'Atualizando senha...',
    'Erro ao alterar dados',
    'Atualizando dados...',
  ],
  Payment: [
    'Erro ao carregar dados do cartão, tente novamente mais tarde.',
    'Erro ao buscar dados do cartão, tente novamente mais tarde.',
    'Erro ao tentar alterar forma de pagamento',
    'Erro ao fazer pagamento com cartão de crédito',
    'Cartão não cadastrado. Verifique os dados do cartão e tente novamente.',
    'Não foi possível carregar as informações de pagamento do contrato.',
    'Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.',
  ],
  Store: ['Loja não encontrada.'],
  'Empty states': ['Você não possui pedidos pendentes.', 'Você ainda não possui um plano ativo.'],
  'Order status messages': [
    'Pedido Expirado',
    'Pedido Cancelado',
    'Pedido Criado, aguarde a análise dos documentos',
    'Cadastro em validação',
    'Cadastro validado, aguarde análise de crédito',
    'Cadastro não validado, reprovado na análise antifraude',
    'Aguardando análise de crédito',
    'Análise de crédito aprovada, aguarde o envio do contrato',
    'Análise de crédito reprovada',
    'Identificamos algo errado no seu pedido, refaça o pedido novamente',
    'Aguardando assinatura de contrato',
    'Detectamos a assinatura do contrato, aguarde a conclusão do pedido',
    'Pedido concluído',
    'Pedido em análise de documentos',
    'Documentos aprovados',
    'Por favor, tente cadastrar os documentos novamente. Confira as instruções de cada documento antes de enviá-lo',
    'Aguardando envio de contrato',
    'Detectamos que faltam informações para criação do contrato, por favor entre em contato',
    'Veículo em processo de entrega',
    'Reenviando pedido',
    'Seu crédito foi aprovado com sucesso',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Codes of the same section: a visitor never sees a code, but the sentence beside it, which a test must assert, too.
 */
export const sentenceOfCode = {
  'Failed to fetch user profile': 'Valide seu cadastro através do link enviado no seu e-mail',
  'Failed to fetch offers': 'Não conseguimos carregar as ofertas.',
  'Failed to fetch orders': 'Erro ao buscar pedidos, tente novamente mais tarde.',
  'Failed to fetch order status': 'Erro ao buscar status do pedido',
  'Falha ao buscar documentos': 'Erro ao buscar documentos, tente novamente mais tarde.',
  'Falha ao buscar o status do documento': 'Erro ao buscar documentos, tente novamente mais tarde.',
  'Falha ao enviar o documento': 'Erro ao enviar documento.',
  'Failed to fetch dealer': 'Não conseguimos buscar o local agora.',
  'Loja não encontrada': 'Loja não encontrada.',
  'Login failed': 'Não conseguimos carregar as condições da oferta.',
  'Loading chunk N failed': 'Esta página não terminou de carregar.',
} as const satisfies Record<string, string>;

export type CatalogueText =
  | (typeof catalogue)[keyof typeof catalogue][number]
  | (typeof sentenceOfCode)[keyof typeof sentenceOfCode];
