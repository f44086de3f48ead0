import { object, ref, string } from 'yup';
import { isEmail } from '#/domain/contact/contact.ts';
import { isPassword } from '#/domain/customer/password.ts';
import { passwordMessageCopy } from '#/shared/forms/password-copy.ts';
import { profileMessageCopy } from './profile.copy.ts';

/** Account profile (spec §5). CPF and phone are read-only, but the request needs them. */
export const dataSchema = object({
  fullName: string().trim().required(profileMessageCopy.fullName),
  document: string()
    .required(profileMessageCopy.document.missing)
    .matches(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/, { message: profileMessageCopy.document.invalid, excludeEmptyString: true }),
  phone: string().required(profileMessageCopy.phone),
  email: string()
    .trim()
    .required(profileMessageCopy.email.missing)
    .test('email', profileMessageCopy.email.invalid, (text) => !text || isEmail(text)),
});

/** Password (spec §5). */
export const passwordSchema = object({
  password: string()
    .required(passwordMessageCopy.missing)
    .test('rule', passwordMessageCopy.invalid, (text) => !text || isPassword(text)),
  confirmPassword: string().oneOf([ref('password')], passwordMessageCopy.different),
});
