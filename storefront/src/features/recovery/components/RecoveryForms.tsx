import { object } from 'yup';
import { Form } from '@signdrive/design-system/form';
import { Text } from '@signdrive/design-system/layout';
import { TextField } from '@signdrive/design-system/text-field';
import { PasswordField } from '@signdrive/design-system/password-field';
import { isEmail } from '#/domain/contact/contact.ts';
import { bareText } from '#/domain/values/text.ts';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { useFormFaults, validText } from '#/shared/failures/form-faults.ts';
import { describeRules, newPasswordSchema, PasswordOwner, repetitionSchema } from '#/shared/forms/password.tsx';
import { recoveryCopy, recoveryMessageCopy } from '../recovery.copy.ts';

/** The reset e-mail step (spec §5). */
const resetEmailSchema = object({ email: validText(recoveryMessageCopy, isEmail) });

const passwordsSchema = object({
  newPassword: newPasswordSchema,
  confirmPassword: repetitionSchema('newPassword'),
});

export interface EmailFormProps {
  /** Id of the form, for its button in the dialog. */
  id: string;
  email: string;
  onChange: (email: string) => void;
  onSubmit: (email: string) => void;
  isSending: boolean;
}

/** The e-mail of the user who forgot the password. */
export function EmailForm({ id, email, onChange, onSubmit, isSending }: EmailFormProps) {
  const { errors, validate } = useFormFaults(resetEmailSchema, { email });
  const field = useFocusWhen<HTMLInputElement>();
  return (
    <div {...useFieldLeft('recovery')}>
      <Form
        id={id}
        isSending={isSending}
        errors={errors}
        onSubmit={() => {
          if (validate()) onSubmit(bareText(email));
        }}
      >
        <Text tone="muted">{recoveryCopy.email.lead}</Text>
        <TextField
          ref={field}
          label={recoveryCopy.email.label}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="send"
          value={email}
          onChange={onChange}
        />
      </Form>
    </div>
  );
}

/** Input of the form, in component state: no store and no action contains a password. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export interface NewPasswordFormProps {
  /** Id of the form, for its button in the dialog. */
  id: string;
  /** User name if it is known, for password managers. */
  email: string;
  typed: NewPassword;
  onChange: (typed: NewPassword) => void;
  onSubmit: () => void;
  isSending: boolean;
}

/** A new password and its repetition. */
export function NewPasswordForm({ id, email, typed, onChange, onSubmit, isSending }: NewPasswordFormProps) {
  const { errors, validate } = useFormFaults(passwordsSchema, typed);
  const field = useFocusWhen<HTMLInputElement>();
  return (
    <div {...useFieldLeft('newPassword')}>
      <Form
        id={id}
        isSending={isSending}
        errors={errors}
        onSubmit={() => {
          if (validate()) onSubmit();
        }}
      >
        <div>
          <Text tone="muted">{recoveryCopy.password.lead}</Text>
          <PasswordOwner email={email} />
        </div>
        <PasswordField
          ref={field}
          label={recoveryCopy.password.label}
          name="newPassword"
          autoComplete="new-password"
          enterKeyHint="next"
          value={typed.newPassword}
          onChange={(newPassword) => onChange({ ...typed, newPassword })}
          rules={describeRules(typed.newPassword)}
        />
        <PasswordField
          label={recoveryCopy.password.confirm}
          name="confirmPassword"
          autoComplete="new-password"
          enterKeyHint="done"
          value={typed.confirmPassword}
          onChange={(confirmPassword) => onChange({ ...typed, confirmPassword })}
        />
      </Form>
    </div>
  );
}
