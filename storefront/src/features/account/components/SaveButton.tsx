import { SubmitButton } from '@signdrive/design-system/form';
import { liveRegion } from '@signdrive/design-system/layout';
import { styled } from 'styled-components';
import { Notice } from '@signdrive/design-system/patterns';
import type { Saving } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';

export interface SaveButtonProps {
  saving: Saving;
  copy: Record<'save' | 'saving' | 'saved' | 'failed', string>;
}

/** The button of a form, and above it the announced outcome. */
export function SaveButton({ saving, copy }: SaveButtonProps) {
  return (
    <>
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
      <div>
        <SubmitButton sendingLabel={copy.saving}>{copy.save}</SubmitButton>
      </div>
    </>
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
