export const consentCopy = {
  title: 'Você escolhe o que medimos',
  text: 'Usamos o necessário para a loja funcionar. Medir visitas e lembrar de qual campanha você veio, só com a sua permissão. Recusar não muda preço nem oferta.',
  policy: 'Política de Cookies',
  necessary: {
    label: 'Necessário.',
    description: 'Sessão, loja, simulação e pedido. Sem isso a loja não funciona.',
  },
  purposes: [
    {
      id: 'measurement',
      label: 'Medição.',
      description: 'Páginas vistas, botões usados e a campanha de origem. Nunca e-mail, telefone ou CEP.',
    },
  ],
  saved: 'Escolha salva.',
  revoke: 'Rever escolha de cookies',
} as const;
