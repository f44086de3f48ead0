import { MaskedField } from '@signdrive/design-system/masked-field';
import { PasswordField } from '@signdrive/design-system/password-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { TextField } from '@signdrive/design-system/text-field';
import { bareEmail } from '#/domain/contact/contact.ts';
import { passwordRules } from '#/domain/customer/password.ts';
import { PasswordOwner, passwordRuleCopy } from '#/shared/forms/password.tsx';
import { ownPhoneEntry } from '#/shared/forms/phone-entry.ts';
import { cepMask, emailEntry, readCep } from '../masks.ts';
import { fieldCopy, sectionCopy } from '../registration.copy.ts';
import type { FieldName, RegistrationValues } from '../registration.slice.ts';
import type { Passwords } from '../registration.schema.ts';

export interface IndividualFieldsProps {
  values: RegistrationValues;
  passwords: Passwords;
  onChange: (name: FieldName, value: string) => void;
  onPasswordsChange: (passwords: Passwords) => void;
}

/** Fields of an individual after the document (spec §5, Registration, individual). */
export function IndividualFields({ values, passwords, onChange, onPasswordsChange }: IndividualFieldsProps) {
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
  });
  const { password, confirmPassword } = passwords;
  return (
    <FormSection title={sectionCopy.person} headingLevel={3}>
      <WideField>
        <TextField {...fieldCopy.name} {...field('name')} autoComplete="name" />
      </WideField>
      <WideField>
        <TextField {...fieldCopy.email} {...field('email')} {...emailEntry} />
        <PasswordOwner email={bareEmail(values.email)} />
      </WideField>
      <MaskedField {...fieldCopy.cellPhone} {...field('phone')} {...ownPhoneEntry} />
      <MaskedField
        label={fieldCopy.cep.label}
        {...field('cep')}
        mask={cepMask}
        read={readCep}
        autoComplete="postal-code"
      />
      <PasswordField
        {...fieldCopy.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(value) => onPasswordsChange({ ...passwords, password: value })}
        rules={passwordRules(password).map(({ rule, isMet }) => ({ label: passwordRuleCopy[rule], isMet }))}
      />
      <PasswordField
        {...fieldCopy.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={(value) => onPasswordsChange({ ...passwords, confirmPassword: value })}
      />
    </FormSection>
  );
}
