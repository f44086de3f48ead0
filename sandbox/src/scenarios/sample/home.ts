import type { HomeResponse } from '../../../contract/content.ts';
import { questions } from './questions.ts';

/** Sample home page: every section of the contract. */
export const home: HomeResponse = {
  title: { rendered: 'Carro por assinatura' },
  acf: {
    seo: {
      title: 'Carro por assinatura',
      description:
        'Carro zero por assinatura: seguro, documentação, IPVA e revisões na mensalidade, e o que fica de fora escrito com preço.',
      keywords: 'carro por assinatura, assinatura de carro, aluguel de carro por mês',
    },
    banner: {
      title: 'Um carro zero. Uma conta só.',
      text: 'Seguro, documentação, IPVA e revisões já na mensalidade. O que fica de fora também está escrito, com preço.',
      carSlug: 't-cross',
      primary: { label: 'Ver ofertas', url: '#ofertas' },
      secondary: { label: 'Comparar com comprar', url: '/calculadoracomparativa' },
    },
    steps: {
      title: 'Do clique à chave',
      items: [
        {
          title: 'Escolha o carro',
          text: 'Doze modelos, do hatch à picape, com o preço final já na lista.',
          icon: 'car',
        },
        {
          title: 'Monte o plano',
          text: 'Cor, prazo e quilometragem. O valor muda na hora, e o link guarda tudo.',
          icon: 'road',
        },
        {
          title: 'Envie os documentos',
          text: 'CNH e comprovantes pelo celular. Você acompanha cada etapa da análise.',
          icon: 'document',
        },
        {
          title: 'Retire na concessionária',
          text: 'Você escolhe onde, e a data aparece no seu pedido. A primeira cobrança vem depois da retirada.',
          icon: 'key',
        },
      ],
    },
    offers: { title: 'Ofertas', text: 'O preço já é o final: inclui tudo o que está na lista abaixo.' },
    about: {
      title: 'Tudo o que você paga, e o que não paga',
      html: '<p>Assinar é alugar por um prazo longo, com as despesas fixas do carro na mesma conta. Mostramos as duas listas antes de pedir qualquer dado.</p>',
      included: [
        { title: 'Seguro completo', note: 'Colisão, roubo, furto e terceiros' },
        { title: 'Documentação e IPVA', note: 'Todos os anos do contrato' },
        { title: 'Revisões do manual', note: 'Peças e mão de obra' },
        { title: 'Assistência 24 horas', note: 'Guincho, pneu, chaveiro' },
      ],
      notIncluded: [
        { title: 'Combustível ou recarga', note: 'Você abastece como preferir' },
        { title: 'Franquia do seguro', note: 'Só em caso de sinistro', value: 'A partir de R$ 2.800,00' },
        { title: 'Quilômetro excedente', note: 'Acerto na devolução', value: 'A partir de R$ 0,68' },
        { title: 'Pedágios, multas e estacionamento', note: 'No seu nome, sem taxa nossa' },
      ],
    },
    compareAndSign: {
      title: 'Compare, depois assine',
      html: '<p>A mesma conta para três caminhos: assinar, comprar à vista ou financiar. Cada número aparece com a sua fonte, e a conta diz também quando assinar sai mais caro.</p>',
      action: { label: 'Fazer a minha conta', url: '/calculadoracomparativa' },
    },
    faq: {
      title: 'Antes de assinar',
      items: [questions.included, questions.earlyExit, questions.excessKm, questions.delivery, questions.downPayment],
    },
  },
};
