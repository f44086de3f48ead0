import { Notice } from '@signdrive/design-system/patterns';
import { formCopy } from './steps.copy.ts';
import type { Saving } from '../checkout.state.ts';

/** What was typed could not be saved at the service; it stays in the form. */
export function SavingFailure({ saving }: { saving: Saving }) {
  if (saving.status !== 'failed') return null;
  const { error } = saving;
  const said = error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
  return (
    <Notice tone="danger" announce="assertive" title={formCopy.saveFailed}>
      {said ?? formCopy.saveFailedText}
    </Notice>
  );
}
