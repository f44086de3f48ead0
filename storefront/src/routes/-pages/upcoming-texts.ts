/** What can be done today on pages whose content is still to come, by their route; loaded with such a page. */
export const upcomingTexts: Readonly<Record<string, string>> = {
  '/ofertasvw/$page_/assinar/$etapa':
    'Assinar por este site ainda não está no ar. Na página de cada carro você já monta o plano e vê o preço.',
  '/faq':
    'A busca em todas as perguntas ainda não está no ar. As dúvidas mais comuns estão na página inicial e na página de cada carro.',
  '/clientes':
    'O acesso de clientes por este site ainda não está no ar. Para falar do seu contrato, use o telefone no fim da página.',
  '/calculadoracomparativa':
    'A calculadora completa ainda não está no ar. Na página de cada carro você já compara a assinatura com um financiamento no mesmo prazo.',
  '/calculadora':
    'A calculadora completa ainda não está no ar. Na página de cada carro você já compara a assinatura com um financiamento no mesmo prazo.',
  '/concessionaria':
    'A busca de concessionárias por estado e cidade ainda não está no ar. Para saber onde retirar seu carro, use o telefone no fim da página.',
  '/conta/status-pedido':
    'Entrar e acompanhar pedidos por este site ainda não está no ar. As ofertas e os preços já podem ser consultados.',
  '/conta/plano':
    'Ver e mudar o plano por este site ainda não está no ar. Para falar do seu contrato, use o telefone no fim da página.',
  '/conta/minha-conta':
    'Os dados da conta ainda não estão neste site. Para mudar algum deles, use o telefone no fim da página.',
  '/reset-password/$token': 'A troca de senha por este site ainda não está no ar. Nada mudou na sua conta.',
  '/confirm-email/$token':
    'A confirmação de e-mail por este site ainda não está no ar. O link que você recebeu não foi usado.',
};
