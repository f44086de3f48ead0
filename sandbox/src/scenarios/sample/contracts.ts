import type { Contract } from '../../services/payment/state.ts';

/** One running contract of Clara's for each payment method. */
export function sampleContracts(): Contract[] {
  const document = '52998224725';
  const byBankSlip = { document, methodId: 19, issuerBin: null, cardSummary: null };
  return [
    { ...byBankSlip, contractNumber: 'SDI90001' },
    { ...byBankSlip, contractNumber: 'SDI90002', methodId: 36, issuerBin: '411111', cardSummary: '1111' },
    { ...byBankSlip, contractNumber: 'SDI90003', methodId: 40 },
  ];
}
