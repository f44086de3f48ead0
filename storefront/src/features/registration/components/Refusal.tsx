import { Button } from '@signdrive/design-system/button';
import { Stack } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { failureCopy } from '../registration.copy.ts';

export interface RefusalProps {
  /** Shown where the service sends no words of its own. */
  otherwise: string;
  serverMessage?: string | undefined;
  isOutcomeUnknown: boolean;
  /** Opens the log-in if this document or e-mail is already registered. */
  onLogin?: (() => void) | undefined;
}

/** A form that was not taken: why, that nothing is lost, and what to do. */
export function Refusal({ otherwise, serverMessage, isOutcomeUnknown, onLogin }: RefusalProps) {
  const title = serverMessage ?? otherwise;
  return (
    <FocusedGroup label={title}>
      <Notice tone="danger" title={title}>
        <Stack gap={3} align="start">
          <span>{isOutcomeUnknown ? failureCopy.repeatable : failureCopy.kept}</span>
          {onLogin && (
            <Button variant="secondary" size="small" onPress={onLogin}>
              {failureCopy.login}
            </Button>
          )}
        </Stack>
      </Notice>
    </FocusedGroup>
  );
}
