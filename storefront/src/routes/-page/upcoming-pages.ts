export interface UpcomingPage {
  title: string;
  text: string;
}

/** Pages that have their address and title already; each says honestly what can be done today. */
export const upcomingPages = {
  '/faq': {
    title: 'Perguntas Frequentes',
    text: 'A busca em todas as perguntas ainda não está no ar. As dúvidas mais comuns estão na página inicial e na página de cada carro.',
  },
  '/clientes': {
    title: 'Área do cliente',
    text: 'O acesso de clientes por este site ainda não está no ar. Para falar do seu contrato, use o telefone no fim da página.',
  },
  '/calculadoracomparativa': {
    title: 'Calculadora comparativa',
    text: 'A calculadora completa ainda não está no ar. Na página de cada carro você já compara a assinatura com um financiamento no mesmo prazo.',
  },
  '/calculadora': {
    title: 'Calculadora comparativa',
    text: 'A calculadora completa ainda não está no ar. Na página de cada carro você já compara a assinatura com um financiamento no mesmo prazo.',
  },
  '/concessionaria': {
    title: 'Concessionárias',
    text: 'A busca de concessionárias por estado e cidade ainda não está no ar. Para saber onde retirar seu carro, use o telefone no fim da página.',
  },
  '/conta/status-pedido': {
    title: 'Status do pedido',
    text: 'Entrar e acompanhar pedidos por este site ainda não está no ar. As ofertas e os preços já podem ser consultados.',
  },
  '/conta/plano': {
    title: 'Meu plano',
    text: 'Ver e mudar o plano por este site ainda não está no ar. Para falar do seu contrato, use o telefone no fim da página.',
  },
  '/conta/minha-conta': {
    title: 'Minha conta',
    text: 'Os dados da conta ainda não estão neste site. Para mudar algum deles, use o telefone no fim da página.',
  },
  '/reset-password/$token': {
    title: 'Redefinir senha',
    text: 'A troca de senha por este site ainda não está no ar. Nada mudou na sua conta.',
  },
  '/confirm-email/$token': {
    title: 'Confirmar e-mail',
    text: 'A confirmação de e-mail por este site ainda não está no ar. O link que você recebeu não foi usado.',
  },
} as const satisfies Record<string, UpcomingPage>;
