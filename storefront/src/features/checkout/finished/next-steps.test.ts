import { describe, expect, it } from 'vitest';
import type { AgreedOrder } from '../checkout.state.ts';
import { calendarOf, nextStepsOf } from './next-steps.ts';
import { aDealer, aPlan } from '../test-support/checkout-under-test.ts';

const details = {
  dealer: aDealer,
  payment: 'card',
  endDigits: '1111',
  email: 'clara@exemplo.com.br',
  documents: ['cnh'],
  // Already the 24th in London.
  confirmedAt: '2026-11-24T01:30:00.000Z',
  periods: { documentsDays: 1, contractDays: 2, signingDays: 7 },
} satisfies AgreedOrder['details'];
const agreed: AgreedOrder = { plan: { ...aPlan, deliveryText: 'Entrega em até 30 dias.' }, details };
const datesOf = (of: AgreedOrder | undefined) =>
  nextStepsOf('480112', of).rows.map(({ label, dateText }) => [label, dateText]);

describe('the next steps of a placed order', () => {
  it('are dated from the day of the order in São Paulo, by the periods of the service and of the offer', () => {
    expect(datesOf(agreed)).toEqual([
      ['Pedido registrado', '23\u00a0nov\u00a02026, 22:30'],
      ['Conferência dos documentos', 'Até 24\u00a0nov\u00a02026'],
      ['Contrato para assinar', 'Até 25\u00a0nov\u00a02026'],
      ['Retirada do carro', 'Até 23\u00a0dez\u00a02026'],
      ['Primeira mensalidade', 'Depois da retirada'],
    ]);
  });

  it('mention the period of the offer, the days for the signature and how the first instalment is charged', () => {
    const notes = nextStepsOf('480112', agreed).rows.map(({ note }) => note);
    expect(notes[2]).toBe('Com o crédito aprovado, o link chega por e-mail. Você tem 7 dias para assinar.');
    expect(notes[3]).toBe(
      'Prazo da oferta, contado a partir do pedido: Entrega em até 30 dias. Depois da aprovação, a data aparece no seu pedido.',
    );
    expect(notes[4]).toContain('automaticamente todo mês');
  });

  it.each<[string, AgreedOrder | undefined]>([
    ['an order of an earlier version', { plan: aPlan }],
    ['an order of another browser', undefined],
    ['a service that names no periods', { plan: aPlan, details: { ...details, periods: undefined as never } }],
  ])('have no promised date with %s', (_, of) => {
    expect(datesOf(of).slice(1)).toEqual([
      ['Conferência dos documentos', undefined],
      ['Contrato para assinar', undefined],
      ['Retirada do carro', undefined],
      ['Primeira mensalidade', 'Depois da retirada'],
    ]);
    expect(nextStepsOf('480112', of).days).toEqual([]);
  });

  it('are exported as days of a calendar file, the pickup with its address', () => {
    const file = calendarOf(nextStepsOf('480112', agreed), agreed).replaceAll('\r\n ', '');
    expect(file).toContain('PRODID:-//Sign & Drive//PT-BR');
    expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20261125',
      'DTSTART;VALUE=DATE:20261223',
    ]);
    expect(file).toContain('SUMMARY:Polo: prazo da oferta para a retirada');
    expect(file).toContain(String.raw`LOCATION:Concessionária Centro · exemplo\, Rua A\, 1`);
    expect(file).toContain('DESCRIPTION:Pedido 480.112.');
  });
});
