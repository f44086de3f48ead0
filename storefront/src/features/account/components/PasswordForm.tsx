import { object, ref, string } from 'yup';
import { useState } from 'react';
import { Form } from '@signdrive/design-system/form';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { FormSection } from '@signdrive/design-system/patterns';
import { PasswordField } from '@signdrive/design-system/password-field';
import { isPassword, passwordRules } from '#/domain/customer/password.ts';
import { passwordMessageCopy, passwordRuleCopy } from '#/shared/forms/password.tsx';
import { useFormFaults } from '#/shared/failures/form-faults.ts';
import type { Saving } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';
import { SaveButton } from './SaveButton.tsx';

/** Password (spec §5). */
const passwordSchema = object({
  password: string()
    .required(passwordMessageCopy.missing)
    .test('rule', passwordMessageCopy.invalid, (text) => !text || isPassword(text)),
  confirmPassword: string().oneOf([ref('password')], passwordMessageCopy.different),
});

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
  const rules = passwordRules(typed.password);
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
        <FormSection title={words.title}>
          {/* Password managers store a password under the user name before it in the form; the visitor doesn't type it. */}
          <span aria-hidden="true" hidden>
            <VisuallyHidden>
              <input
                type="text"
                aria-label={words.username}
                autoComplete="username"
                tabIndex={-1}
                value={email}
                readOnly
              />
            </VisuallyHidden>
          </span>
          <PasswordField
            label={words.new}
            name="password"
            autoComplete="new-password"
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
            rules={rules.map(({ rule, isMet }) => ({ label: passwordRuleCopy[rule], isMet }))}
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
