import { VisuallyHidden } from '@signdrive/design-system/layout';

export interface PasswordOwnerProps {
  /** Whose password follows; empty where it is not known. */
  email: string;
}

/**
 * Password managers keep a new password under the name they find before it in the form. It is no field of the page:
 * nobody has to type it, and what stands last before the password (a CEP, say) isn't taken for it.
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
