import { object } from 'yup';
import { useState } from 'react';
import { Form } from '@signdrive/design-system/form';
import { Stack } from '@signdrive/design-system/layout';
import { ErrorSummary, FormSection } from '@signdrive/design-system/patterns';
import { PasswordField } from '@signdrive/design-system/password-field';
import { describeRules, newPasswordSchema, PasswordOwner, repetitionSchema } from '#/shared/forms/password.tsx';
import { useFormFaults } from '#/shared/failures/form-faults.ts';
import type { Saving } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';
import { SaveButton } from './SaveButton.tsx';

const passwordSchema = object({ password: newPasswordSchema, confirmPassword: repetitionSchema('password') });

export interface PasswordFormProps {
  /** User name, for password managers. */
  email: string;
  saving: Saving;
  /** Receives the password itself: no state contains it. */
  onSubmit: (password: string) => void;
}

const nothingTyped = { password: '', confirmPassword: '' };
const { password: words } = profileCopy;

/** A new password and its repetition. A saved one is cleared; one typed during the request stays. */
export function PasswordForm({ email, saving, onSubmit }: PasswordFormProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [sent, setSent] = useState(nothingTyped);
  const { errors, validate } = useFormFaults(passwordSchema, typed);
  const [lastStatus, setLastStatus] = useState(saving.status);
  if (saving.status !== lastStatus) {
    setLastStatus(saving.status);
    if (saving.status === 'saved' && typed === sent) setTyped(nothingTyped);
  }
  return (
    <Form
      aria-label={words.title}
      errors={errors}
      isSending={saving.status === 'saving'}
      onSubmit={() => {
        if (!validate()) return;
        setSent(typed);
        onSubmit(typed.password);
      }}
    >
      <Stack gap={5}>
        <ErrorSummary />
        <FormSection title={words.title}>
          <span hidden>
            <PasswordOwner email={email} />
          </span>
          <PasswordField
            label={words.new}
            name="password"
            autoComplete="new-password"
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
            rules={describeRules(typed.password)}
          />
          <PasswordField
            label={words.confirm}
            name="confirmPassword"
            autoComplete="new-password"
            value={typed.confirmPassword}
            onChange={(confirmPassword) => setTyped({ ...typed, confirmPassword })}
          />
        </FormSection>
        <SaveButton saving={saving} copy={words} />
      </Stack>
    </Form>
  );
}
