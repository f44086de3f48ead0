import type { CarPage } from '../../../contract/content.ts';
import { cars, type SampleCar } from './cars/index.ts';
import { questions, type Question } from './questions.ts';

interface Copy {
  banner: string;
  /** Two short paragraphs about using the car. */
  details: [string, string];
  highlights: string[];
}

const copy: Record<string, Copy> = {
  't-cross': {
    banner: 'Alto o bastante para ver longe, curto o bastante para a sua vaga.',
    details: [
      'O banco de trás corre para a frente e para trás: mais espaço para as pernas ou mais espaço para as malas, sem desmontar nada.',
      'O motor turbo responde cedo, e o consumo continua de carro pequeno.',
    ],
    highlights: ['Banco traseiro corrediço', 'Posição de dirigir elevada', 'Seis airbags em todas as versões'],
  },
  nivus: {
    banner: 'A altura de um SUV, o jeito de um hatch.',
    details: [
      'O teto desce para trás e o porta-malas cresce: são 415 litros com os bancos no lugar.',
      'Leve, gasta pouco na cidade e faz curva sem inclinar.',
    ],
    highlights: ['Porta-malas fundo', 'Direção leve', 'Espelhamento do celular sem fio'],
  },
  tera: {
    banner: 'O primeiro SUV cabe na conta do mês.',
    details: [
      'Compacto por fora e alto por dentro. Entra fácil na garagem e passa sem medo na lombada.',
      'Três versões, do motor aspirado simples ao turbo com painel digital.',
    ],
    highlights: ['Frenagem autônoma de emergência', 'Manobra fácil', 'Três versões'],
  },
  polo: {
    banner: 'O necessário, bem feito.',
    details: [
      'Um hatch que gasta pouco, estaciona em qualquer lugar e aguenta a estrada no fim de semana.',
      'A menor mensalidade da loja, com as mesmas coberturas dos outros.',
    ],
    highlights: ['Menor mensalidade', 'Baixo consumo', 'Cabe em qualquer vaga'],
  },
  virtus: {
    banner: 'Espaço para quem vai atrás, e para a bagagem de todos.',
    details: [
      'Entre-eixos longo e 521 litros de porta-malas. Três adultos viajam no banco de trás sem brigar por espaço.',
      'Silencioso na estrada e econômico no trânsito.',
    ],
    highlights: ['521 litros de porta-malas', 'Banco de trás folgado', 'Seis airbags'],
  },
  taos: {
    banner: 'Viagem longa, família inteira, sem aperto.',
    details: [
      'SUV médio com duas fileiras espaçosas e ar-condicionado de duas zonas.',
      'Também em versão blindada, com prazo e valor próprios.',
    ],
    highlights: ['Ar de duas zonas', '498 litros de porta-malas', 'Versão blindada'],
  },
  saveiro: {
    banner: 'Carrega na semana, passeia no domingo.',
    details: [
      'Cabine simples para trabalho ou dupla para a família. A caçamba tem iluminação e ganchos.',
      'Manutenção simples e já incluída, sem surpresa na oficina.',
    ],
    highlights: ['Cabine simples ou dupla', 'Caçamba iluminada', 'Pacote Carga opcional'],
  },
  amarok: {
    banner: 'Seis cilindros para o que vier pela frente.',
    details: [
      'Motor V6 diesel, tração nas quatro rodas e bloqueio do diferencial: sobe, puxa e atravessa.',
      'Por dentro, o silêncio e os bancos de um SUV.',
    ],
    highlights: ['V6 diesel de 258 cv', 'Tração 4x4', 'Mais de uma tonelada de carga'],
  },
  jetta: {
    banner: 'Discreto na garagem, rápido na estrada.',
    details: [
      'Motor de 231 cv, câmbio de dupla embreagem e suspensão firme sem castigar.',
      'O conforto de sedan continua: bancos ventilados e porta-malas de 510 litros.',
    ],
    highlights: ['231 cv', 'Bancos ventilados', 'Piloto automático adaptativo'],
  },
  'id-4': {
    banner: 'Elétrico, espaçoso e em silêncio.',
    details: [
      'Recarregue à noite em casa e saia de manhã com a bateria cheia. Na estrada, os pontos rápidos levam de 10 a 80% em 36 minutos.',
      'Sem marchas, sem óleo, com menos revisões: todas incluídas.',
    ],
    highlights: ['100% elétrico', '370 km de autonomia (exemplo)', 'Pacote Recarga opcional'],
  },
  'id-buzz': {
    banner: 'Sete lugares, nenhuma gota de gasolina.',
    details: [
      'Portas corrediças dos dois lados e piso plano: entra quem quiser, senta onde quiser.',
      'Leva a turma em silêncio e recarrega enquanto vocês almoçam.',
    ],
    highlights: ['Sete lugares', 'Portas corrediças elétricas', 'Recarga rápida em 30 minutos'],
  },
  'tiguan-allspace': {
    banner: 'Sete lugares e tração nas quatro rodas.',
    details: [
      'A terceira fileira sai do piso quando os primos vêm, e some quando a bagagem cresce.',
      'No momento não há carros disponíveis. Deixe seu contato e avisamos quando voltar.',
    ],
    highlights: ['Sete lugares', 'Tração integral', 'Terceira fileira rebatível'],
  },
};

const benefits = [
  {
    title: 'Seguro sem cotação',
    text: 'Cobertura completa desde o primeiro dia, para você e para quem dirige com a sua autorização.',
    icon: 'shield',
  },
  {
    title: 'Revisão com hora marcada',
    text: 'Você combina o dia com a concessionária e deixa o carro lá. A conta não chega.',
    icon: 'wrench',
  },
  {
    title: 'Papelada resolvida',
    text: 'Emplacamento, IPVA e licenciamento são nossos, do primeiro ao último ano.',
    icon: 'document',
  },
  {
    title: 'Assistência na estrada',
    text: 'Guincho, pneu, bateria e chaveiro, todos os dias, a qualquer hora.',
    icon: 'phone',
  },
  {
    title: 'Entrega com data combinada',
    text: 'Depois da aprovação, a data aparece no seu pedido, com cada mudança e o motivo.',
    icon: 'calendar',
  },
  {
    title: 'Carro novo no fim',
    text: 'Devolva o carro, assine de novo ou escolha outro modelo. Você decide no fim do prazo.',
    icon: 'refresh',
  },
];

/** One page for each car of the sample catalogue. */
export function carPages(): CarPage[] {
  return cars.map((car) => carPage(car, copy[car.slug]));
}

function carPage(car: SampleCar, text: Copy | undefined): CarPage {
  const article = car.isMale === false ? 'a' : 'o';
  const [first, second] = text?.details ?? [car.description, ''];
  return {
    title: { rendered: car.name },
    slug: car.slug,
    acf: {
      seo: {
        title: `${car.name} por assinatura`,
        description: `${car.description} Assine ${article} ${car.name} com seguro, IPVA e revisões na mensalidade.`,
        keywords: `${car.name}, ${car.name} por assinatura, carro por assinatura`,
      },
      banner: { title: car.name, text: text?.banner ?? car.description },
      details: {
        title: `${car.name} no dia a dia`,
        html: [
          `<p>${car.description}</p>`,
          `<p>${first}</p>`,
          `<ul>${(text?.highlights ?? []).map((highlight) => `<li>${highlight}</li>`).join('')}</ul>`,
          `<p>${second}</p>`,
          '<p>Números de consumo, autonomia e carga são <strong>dados de exemplo</strong>.</p>',
        ].join(''),
      },
      benefits: { title: 'O que vem junto', items: benefits },
      middleBanner: {
        title: 'Faça a sua própria conta',
        text: `Compare assinar, financiar e comprar ${article} ${car.name} com os seus números. A conta diz também quando assinar sai mais caro.`,
        action: { label: 'Comparar custos', url: `/calculadoracomparativa?carro=${car.slug}` },
      },
      faq: { title: 'Perguntas sobre este plano', items: questionsFor(car) },
    },
  };
}

function questionsFor(car: SampleCar): Question[] {
  const common: Question[] = [questions.earlyExit, questions.excessKm, questions.delivery, questions.downPayment];
  if (car.isUnavailable) return [questions.backInStock, ...common];
  if (car.isElectric) return [questions.homeCharging, questions.range, ...common.slice(0, 3)];
  if (car.bodyType === 'Pick-up') return [...common, questions.cargo];
  if (car.versions.some((version) => version.hasShield)) return [...common, questions.shield];
  return [...common, questions.secondDriver];
}
