import type { Coupon } from '../../services/coupon/state.ts';

/** One coupon for each response of the service. */
export function sampleCoupons(): Coupon[] {
  return [
    {
      code: 'EXEMPLO10',
      description: '10% de desconto em qualquer oferta',
      discount: { type: 'PERCENT', percent: 10 },
    },
    {
      code: 'EXEMPLO150',
      description: 'R$ 150,00 por mês de desconto em qualquer oferta',
      discount: { type: 'VALUE', valueInCents: 150_00 },
    },
    {
      code: 'SOPOLO',
      description: '8% de desconto, só no Polo Track; em outra oferta é recusado',
      discount: { type: 'PERCENT', percent: 8 },
      modelCode: 'POTRA1',
    },
    {
      code: 'SODACLARA',
      description: '12% de desconto, só para o CPF 529.982.247-25 com clara@exemplo.com.br',
      discount: { type: 'PERCENT', percent: 12 },
      person: { document: '52998224725', email: 'clara@exemplo.com.br' },
    },
    {
      code: 'VENCIDO',
      description: 'Recusado: terminou no fim de 2025',
      discount: { type: 'PERCENT', percent: 20 },
      expiresAt: '2026-01-01T03:00:00.000Z',
    },
    {
      code: 'JAUSADO',
      description: 'Recusado: foi usado em 2 de janeiro de 2026',
      discount: { type: 'PERCENT', percent: 15 },
      burnedAt: '2026-01-02T12:00:00.000Z',
    },
  ];
}
