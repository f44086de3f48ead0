import { Notice } from '@signdrive/design-system/patterns';
import type { MethodState } from '../method.slice.ts';
import { paymentCopy } from '../payment.copy.ts';

export interface ContractNoticeProps {
  method: MethodState;
}

/** Message of a failed read or change of the payment method (spec §8); renders nothing without a failure. */
export function ContractNotice({ method }: ContractNoticeProps) {
  const failure = failureOf(method);
  if (failure === undefined) return null;
  const isUnclear = method.status === 'success' && method.change === 'unclear';
  return (
    <Notice tone="danger" title={failure} announce="assertive">
      {isUnclear ? paymentCopy.changeUnclear : undefined}
    </Notice>
  );
}

function failureOf(method: MethodState): string | undefined {
  if (method.status === 'notFound') return paymentCopy.contractNotFound;
  if (method.status === 'error') return paymentCopy.contractFailed;
  const hasFailed = method.status === 'success' && (method.change === 'failed' || method.change === 'unclear');
  return hasFailed ? paymentCopy.changeFailed : undefined;
}
