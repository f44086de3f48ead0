/** Sample questions and answers, written once and used on the home page, the car pages and the FAQ. */
export interface Question {
  question: string;
  answerHtml: string;
}

export const questions = {
  included: {
    question: 'O que está incluído na mensalidade?',
    answerHtml:
      '<p>Documentação e IPVA, seguro contra colisão, roubo e furto, com cobertura para terceiros, revisões previstas no manual e assistência 24 horas.</p><p>Combustível ou recarga, pedágio, multas e a franquia do seguro ficam por sua conta.</p>',
  },
  earlyExit: {
    question: 'Posso encerrar antes do fim do prazo?',
    answerHtml:
      '<p>Pode. Cobramos uma parte das mensalidades que ainda faltam, e <strong>você vê o valor antes de assinar</strong>, na página do carro e no contrato.</p>',
  },
  excessKm: {
    question: 'O que acontece se eu rodar mais do que contratei?',
    answerHtml:
      '<p>Cada quilômetro a mais tem um preço fixo, escrito na oferta e no contrato. O acerto é feito na devolução.</p><p>O que sobra em um mês vale para o seguinte.</p>',
  },
  delivery: {
    question: 'Quanto tempo até eu retirar o carro?',
    answerHtml:
      '<p>Depende do modelo e da sua cidade. O prazo aparece na oferta e, depois da aprovação, a data da retirada aparece no seu pedido.</p>',
  },
  downPayment: {
    question: 'Preciso dar entrada?',
    answerHtml: '<p>Não. Não há entrada nem parcela final. A primeira mensalidade vem depois da retirada.</p>',
  },
  secondDriver: {
    question: 'Outra pessoa pode dirigir?',
    answerHtml:
      '<p>Sim. Qualquer pessoa habilitada dirige com a sua autorização, com a mesma cobertura e sem custo a mais.</p>',
  },
  renewal: {
    question: 'O que acontece no fim do contrato?',
    answerHtml: '<p>Você escolhe: devolve, assina de novo ou troca de modelo.</p>',
  },
  card: {
    question: 'Quando o cartão é cobrado?',
    answerHtml:
      '<p>Ao pedir, o cartão é apenas cadastrado. A primeira cobrança vem alguns dias depois da retirada e, a partir daí, todo mês.</p>',
  },
  slip: {
    question: 'Como recebo o boleto?',
    answerHtml: '<p>Por e-mail, todo mês. A compensação leva até 3 dias úteis.</p>',
  },
  readjustment: {
    question: 'O que é o reajuste anual?',
    answerHtml:
      '<p>A cada 12 meses a mensalidade acompanha o índice do contrato, o IPCA. O primeiro reajuste é no 13º mês.</p>',
  },
  coupon: {
    question: 'Como uso um cupom?',
    answerHtml: '<p>Na página do carro, antes de assinar. O desconto aparece na mensalidade e no total.</p>',
  },
  documents: {
    question: 'Quais documentos eu envio?',
    answerHtml:
      '<p>Quatro arquivos, em pdf, jpg ou png:</p><ul><li>frente da CNH</li><li>verso da CNH</li><li>comprovante de endereço</li><li>comprovante de renda</li></ul>',
  },
  rejectedDocument: {
    question: 'Meu documento foi reprovado. E agora?',
    answerHtml:
      '<p>Em <strong>Minha conta</strong> está o motivo. Envie de novo só o arquivo reprovado: os outros continuam valendo.</p>',
  },
  credit: {
    question: 'E se o crédito não for aprovado?',
    answerHtml:
      '<p>Nada é cobrado e seus dados ficam guardados. Você pode refazer o pedido com outro carro ou outro prazo.</p>',
  },
  pickup: {
    question: 'Onde retiro o carro?',
    answerHtml: '<p>Na concessionária que você escolher no pedido. Leve um documento com foto.</p>',
  },
  giveBack: {
    question: 'Como é a devolução?',
    answerHtml:
      '<h3>Antes</h3><p>Combine o dia com a concessionária e retire seus objetos.</p><h3>No dia</h3><p>A vistoria é feita na sua frente e você recebe o laudo por escrito.</p>',
  },
  insuranceExcess: {
    question: 'O que é a franquia do seguro?',
    answerHtml: '<p>É a parte do conserto que fica com você quando o seguro é acionado. O valor está na oferta.</p>',
  },
  service: {
    question: 'Como marco a revisão?',
    answerHtml:
      '<p>Por telefone, com a concessionária mais perto: os números estão na página <strong>Concessionárias</strong>. Peças e mão de obra previstas no manual já estão pagas.</p>',
  },
  theft: {
    question: 'O que faço em caso de roubo ou pane?',
    answerHtml:
      '<p>Ligue para a assistência, <strong>24 horas por dia</strong>. Em caso de roubo ou furto, registre o boletim de ocorrência.</p>',
  },
  homeCharging: {
    question: 'Posso recarregar em casa?',
    answerHtml:
      '<p>Sim. Uma tomada comum serve para começar; o carregador de parede é mais rápido e está no Pacote Recarga.</p>',
  },
  range: {
    question: 'A autonomia muda com o uso?',
    answerHtml:
      '<p>Muda: velocidade, frio e ar-condicionado gastam mais. A bateria tem garantia do fabricante durante todo o contrato.</p>',
  },
  cargo: {
    question: 'Posso usar a caçamba para trabalho?',
    answerHtml:
      '<p>Pode, dentro da carga útil do manual. Riscos na caçamba por uso normal não são cobrados na devolução.</p>',
  },
  shield: {
    question: 'A versão blindada muda alguma coisa no contrato?',
    answerHtml:
      '<p>Muda a mensalidade, o prazo de entrega e a parte cobrada em uma saída antecipada. Está tudo escrito na oferta.</p>',
  },
  backInStock: {
    question: 'Quando este carro volta?',
    answerHtml: '<p>Ainda não há data. Deixe seu contato em <strong>Avise quando voltar</strong> e avisamos você.</p>',
  },
} as const satisfies Record<string, Question>;

export const faqCategories: { name: string; slug: string; questions: readonly Question[] }[] = [
  {
    name: 'Assinatura',
    slug: 'assinatura',
    questions: [questions.included, questions.earlyExit, questions.excessKm, questions.secondDriver, questions.renewal],
  },
  {
    name: 'Preço e cobrança',
    slug: 'preco-e-cobranca',
    questions: [questions.downPayment, questions.card, questions.slip, questions.readjustment, questions.coupon],
  },
  {
    name: 'Documentos',
    slug: 'documentos',
    questions: [questions.documents, questions.rejectedDocument, questions.credit],
  },
  {
    name: 'Retirada e devolução',
    slug: 'retirada-e-devolucao',
    questions: [questions.delivery, questions.pickup, questions.giveBack],
  },
  {
    name: 'Seguro e manutenção',
    slug: 'seguro-e-manutencao',
    questions: [questions.insuranceExcess, questions.service, questions.theft],
  },
];
