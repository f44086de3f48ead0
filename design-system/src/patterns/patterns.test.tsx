import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  Benefits,
  CostFacts,
  EmptyState,
  FactsRow,
  GroundLineHero,
  Ledger,
  OfferStage,
  PriceBar,
  Receipt,
  SectionHead,
  SplitLayout,
  StepLine,
  Verdict,
} from './index.ts';

const facts = [
  { label: 'Km excedente', value: 'R$ 0,89' },
  { label: 'Franquia do seguro', value: 'R$ 4.200,00' },
];

/** The terms of a description list with their values. */
function pairs(): string[] {
  return screen.getAllByRole('term').map((term) => {
    const values = [...(term.parentElement?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
    return [term.textContent, ...values].join(': ');
  });
}

describe('patterns with costs are description lists', () => {
  it.each([
    ['FactsRow', <FactsRow key="it" facts={facts} />],
    ['OfferStage', <OfferStage key="it" title="T-Cross" car={null} facts={facts} />],
    ['GroundLineHero', <GroundLineHero key="it" title="Um carro zero." car={null} facts={facts} />],
    ['CostFacts', <CostFacts key="it" facts={facts} />],
  ] as [string, ReactElement][])('%s associates each label with its value', (_, pattern) => {
    render(pattern);
    expect(pairs()).toEqual(['Km excedente: R$ 0,89', 'Franquia do seguro: R$ 4.200,00']);
  });

  it('a cost’s note is beside its amount', () => {
    render(<CostFacts facts={[{ label: 'Km excedente', value: 'R$ 0,89', note: 'Acerto na devolução' }]} />);
    expect(pairs()).toEqual(['Km excedente: R$ 0,89: Acerto na devolução']);
  });

  it('a receipt ends with its total', () => {
    render(<Receipt rows={[{ label: 'Cor', value: 'R$ 35,00' }]} total={{ label: 'Total', value: 'R$ 52.296,00' }} />);
    expect(pairs()).toEqual(['Cor: R$ 35,00', 'Total: R$ 52.296,00']);
  });
});

describe('patterns fit into the heading outline of a page', () => {
  it('the stage has the only heading of level 1', () => {
    render(<OfferStage title="T-Cross" subtitle="Comfortline" car={null} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('T-Cross');
  });

  it("the headings of a section's parts are one level below its own", () => {
    render(
      <>
        <SectionHead title="O que vem junto" lead="Tudo isto já está no preço." />
        <Benefits items={[{ icon: 'shield', title: 'Seguro sem cotação', text: 'Desde o primeiro dia.' }]} />
        <StepLine steps={[{ title: 'Escolha o carro' }]} />
        <Ledger included={[{ label: 'IPVA' }]} excluded={[{ label: 'Multas' }]} />
        <EmptyState title="Você não possui pedidos pendentes." />
      </>,
    );
    expect(screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
      'H2 O que vem junto',
      'H3 Seguro sem cotação',
      'H3 Escolha o carro',
      'H3 Incluído',
      'H3 Não incluído',
      'H3 Você não possui pedidos pendentes.',
    ]);
  });
});

describe('patterns with regions', () => {
  it('the price bar and a summary aside are named regions', () => {
    render(
      <>
        <SplitLayout start="Monte o plano" end="R$ 2.179,00" endLabel="Resumo" />
        <PriceBar total="24 meses" price="R$ 2.179,00" action={<a href="/assinar">Assinar</a>} />
      </>,
    );
    expect(screen.getByRole('region', { name: 'Resumo' })).toHaveTextContent('R$ 2.179,00');
    expect(screen.getByRole('region', { name: 'Resumo do plano' })).toHaveTextContent('24 meses');
  });
});

it("a verdict with the tone against is complete in the server's markup", () => {
  const html = renderToString(
    <Verdict tone="against" statement="Neste cenário, assinar custa R$ 100,00 a mais.">
      Em troca, nada fica por sua conta.
    </Verdict>,
  );
  expect(html).toContain('assinar custa R$ 100,00 a mais');
  expect(html).toContain('data-tone="against"');
});
