import { object, ref, string } from 'yup';
import { isEmail } from '#/domain/contact/contact.ts';
import { isPassword } from '#/domain/customer/password.ts';
import { passwordMessageCopy } from '#/shared/forms/password-copy.ts';
import { recoveryMessageCopy } from './recovery.copy.ts';

const { emailMissing, emailInvalid } = recoveryMessageCopy;
const { missing, invalid, different } = passwordMessageCopy;

/** The reset e-mail step (spec §5). */
export const resetEmailSchema = object({
  email: string()
    .trim()
    .required(emailMissing)
    .test('email', emailInvalid, (text) => text === '' || isEmail(text)),
});

/** A new password and the same again (spec §5, Password). */
export const newPasswordSchema = object({
  newPassword: string()
    .required(missing)
    .test('rule', invalid, (text) => text === '' || isPassword(text)),
  confirmPassword: string().oneOf([ref('newPassword')], different),
});
