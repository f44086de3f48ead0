import { Notice } from '@signdrive/design-system/patterns';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { formCopy } from './steps.copy.ts';
import { useLastOutcome } from './use-last-outcome.ts';
import type { Saving } from '../checkout.state.ts';

/** The notice of a failed save. The input stays in the form. */
export function SavingFailure({ saving }: { saving: Saving }) {
  const { outcome: failed, key } = useLastOutcome(
    saving.status === 'failed' ? saving : undefined,
    saving.status === 'saving',
  );
  if (!failed) return null;
  const { error, isUnknown } = failed;
  if (isUnknown) {
    return (
      <Notice key={key} tone="warning" announce="assertive" title={formCopy.saveUnknown}>
        {formCopy.saveUnknownText}
      </Notice>
    );
  }
  return (
    <Notice key={key} tone="danger" announce="assertive" title={formCopy.saveFailed}>
      {serverMessageOf(error) ?? formCopy.saveFailedText}
    </Notice>
  );
}
