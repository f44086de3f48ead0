import { MaskedField } from '@signdrive/design-system/masked-field';
import { PasswordField } from '@signdrive/design-system/password-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { TextField } from '@signdrive/design-system/text-field';
import { bareText } from '#/domain/values/text.ts';
import { describeRules, PasswordOwner } from '#/shared/forms/password.tsx';
import { ownPhoneEntry } from '#/shared/forms/phone-entry.ts';
import { cepEntry, emailEntry, RegistrationField } from './RegistrationField.tsx';
import { fieldCopy, sectionCopy } from '../registration.copy.ts';
import { useRegistration } from '../registration.slice.ts';
import type { Passwords } from '../registration.schema.ts';

export interface IndividualFieldsProps {
  passwords: Passwords;
  onPasswordsChange: (passwords: Passwords) => void;
}

const OwnerByEmail = () => <PasswordOwner email={useRegistration((state) => bareText(state.values.email))} />;

/** Fields of an individual after the document (spec §5, Registration, individual). */
export function IndividualFields({ passwords, onPasswordsChange }: IndividualFieldsProps) {
  const { password, confirmPassword } = passwords;
  return (
    <FormSection title={sectionCopy.person} headingLevel={3}>
      <WideField>
        <RegistrationField as={TextField} name="name" {...fieldCopy.name} autoComplete="name" />
      </WideField>
      <WideField>
        <RegistrationField as={TextField} name="email" {...fieldCopy.email} {...emailEntry} />
        <OwnerByEmail />
      </WideField>
      <RegistrationField as={MaskedField} name="phone" {...fieldCopy.cellPhone} {...ownPhoneEntry} />
      <RegistrationField as={MaskedField} name="cep" {...fieldCopy.individualCep} {...cepEntry} />
      <PasswordField
        {...fieldCopy.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(value) => onPasswordsChange({ ...passwords, password: value })}
        rules={describeRules(password)}
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
