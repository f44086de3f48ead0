import { Button } from '@signdrive/design-system/button';
import { Stack } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { failureCopy } from '../registration.copy.ts';

export interface RefusalProps {
  /** Shown if the service sends no message. */
  otherwise: string;
  serverMessage?: string | undefined;
  isUnknown: boolean;
  /** Opens the log-in if this document or e-mail is already registered. */
  onLogin?: (() => void) | undefined;
}

/** The reason of a rejected registration, and the next action. The input is kept. */
export function Refusal({ otherwise, serverMessage, isUnknown, onLogin }: RefusalProps) {
  const title = serverMessage ?? otherwise;
  return (
    <FocusedGroup label={title}>
      <Notice tone="danger" title={title}>
        <Stack gap={3} align="start">
          <span>{isUnknown ? failureCopy.repeatable : failureCopy.kept}</span>
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
