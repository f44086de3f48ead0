import { liveRegion } from '@signdrive/design-system/layout';
import { styled } from 'styled-components';
import { Notice } from '@signdrive/design-system/patterns';
import type { Saving } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';

/** Outcome of a form: announced, and shown beside the button. */
export function SavingOutcome({ saving, copy }: { saving: Saving; copy: { saved: string; failed: string } }) {
  return (
    <Place>
      <div {...liveRegion}>{saving.status === 'saved' && <Notice tone="success" title={copy.saved} />}</div>
      <div role="alert">
        {saving.status === 'failed' && (
          <Notice tone="danger" title={copy.failed}>
            {saving.isUnknown ? profileCopy.unknownNext : (saving.serverMessage ?? profileCopy.failedNext)}
          </Notice>
        )}
      </div>
    </Place>
  );
}

const Place = styled.div`
  /*
   * The live region is always rendered, because one that is inserted with its text isn't announced. Without text it
   * takes no space.
   */
  &:not(:has(p)) {
    position: absolute;
  }
`;
