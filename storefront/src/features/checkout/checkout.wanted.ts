import { needsSpouseProof } from '#/domain/customer.ts';
import { documentsWanted, type DocumentKind } from '#/domain/order-documents.ts';
import type { CheckoutState } from './checkout.state.ts';

/** Kinds this person has to send. */
export const wantedOf = ({ orderer }: Pick<CheckoutState, 'orderer'>): readonly DocumentKind[] =>
  documentsWanted(orderer?.customer !== undefined && needsSpouseProof(orderer.customer));
