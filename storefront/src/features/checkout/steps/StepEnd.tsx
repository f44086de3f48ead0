import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SubmitButton } from '@signdrive/design-system/form';
import { Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { formCopy } from './steps.copy.ts';
import { useLastOutcome } from './use-messages.ts';
import type { Saving } from '../checkout.state.ts';

interface StepActionsProps {
  /** Leads to the previous step. */
  back: ReactNode;
  /** Leads to the next step. */
  children: ReactNode;
}

/** The end of a step: back at the left, next at the right; stacked on a phone. */
export function StepActions({ back, children }: StepActionsProps) {
  return (
    <Root data-screen>
      <div>{children}</div>
      {back}
    </Root>
  );
}

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

interface SavedFormEndProps {
  /** Whether the service lacks what the fields show. */
  isUnsaved: boolean;
  saving: Saving;
  /** Leads to the previous step. */
  back: ReactNode;
  /** Label of the button that saves. */
  submit: string;
}

/** The end of a form that the service saves. */
export function SavedFormEnd({ isUnsaved, saving, back, submit }: SavedFormEndProps) {
  return (
    <>
      {isUnsaved && (
        <Text look="small" tone="muted">
          {formCopy.unsaved}
        </Text>
      )}
      <SavingFailure saving={saving} />
      <StepActions back={back}>
        <SubmitButton isBlock sendingLabel={formCopy.saving}>
          {submit}
        </SubmitButton>
      </StepActions>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;

  & > :first-child {
    width: 100%;
  }
  @media (min-width: 48rem) {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;

    & > :first-child {
      width: auto;
    }
  }
`;
