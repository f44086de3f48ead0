import { VisuallyHidden } from '@signdrive/design-system/layout';

export interface PasswordOwnerProps {
  /** The account's e-mail; empty if it is unknown. */
  email: string;
}

/**
 * A hidden user name for password managers, which store a new password under the text field before it. Without it they
 * would take another field, such as a CEP.
 */
export function PasswordOwner({ email }: PasswordOwnerProps) {
  return (
    <span aria-hidden="true">
      <VisuallyHidden>
        <input type="text" autoComplete="username" tabIndex={-1} readOnly value={email} />
      </VisuallyHidden>
    </span>
  );
}
