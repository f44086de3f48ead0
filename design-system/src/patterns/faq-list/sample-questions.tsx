import { Link } from '../../components/link/index.ts';
import type { FaqCategory } from './found-questions.ts';

/** For stories and tests only. */
export const sampleCategories: readonly FaqCategory[] = [
  {
    id: 'assinatura',
    title: 'Assinatura',
    questions: [
      {
        id: 'o-que-esta-incluido',
        question: 'O que está incluído na mensalidade?',
        answer: (
          <p>
            Documentação e IPVA, seguro, revisões previstas no manual e assistência 24 horas.{' '}
            <strong>Combustível, pedágio, multas e a franquia do seguro ficam por sua conta.</strong>
          </p>
        ),
      },
      {
        id: 'sair-antes',
        question: 'Posso encerrar antes do fim do prazo?',
        answer: (
          <p>
            Pode. A taxa diminui a cada mês; <Link href="#custo">veja o custo da saída</Link>.
          </p>
        ),
      },
      {
        id: 'km-excedente',
        question: 'O que acontece se eu rodar mais do que contratei?',
        answer: <p>Cada quilômetro a mais tem um preço fixo. O acerto é feito na devolução.</p>,
      },
    ],
  },
  {
    id: 'preco-e-cobranca',
    title: 'Preço e cobrança',
    questions: [
      {
        id: 'quando-o-cartao-e-cobrado',
        question: 'Quando o cartão é cobrado?',
        answer: <p>Depois da retirada do carro, e então todo mês.</p>,
      },
      {
        id: 'reajuste',
        question: 'O que é o reajuste anual?',
        answer: <p>A correção da mensalidade pelo índice do contrato, a partir do 13º mês do prazo.</p>,
      },
    ],
  },
];
