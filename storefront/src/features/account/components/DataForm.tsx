import { object, string } from 'yup';
import { useState } from 'react';
import { Form } from '@signdrive/design-system/form';
import { Stack } from '@signdrive/design-system/layout';
import { ErrorSummary, FormSection, WideField } from '@signdrive/design-system/patterns';
import { TextField } from '@signdrive/design-system/text-field';
import { formatPhone, isEmail } from '#/domain/contact/contact.ts';
import { bareText } from '#/domain/values/text.ts';
import { maskedDocument, parseDocument, personTypeOf } from '#/domain/customer/documents.ts';
import type { User } from '#/domain/customer/user.ts';
import { faultsIn, requiredText, upTo, validText } from '#/shared/failures/form-faults.ts';
import type { AccountData } from '../account.events.ts';
import type { Saving } from '../account.slice.ts';
import { profileCopy, profileMessageCopy } from '../profile.copy.ts';
import { SaveButton } from './SaveButton.tsx';

/** Account profile (spec §5). Document and phone are read-only, but the request needs them. */
const dataSchema = object({
  fullName: requiredText(profileMessageCopy.fullName).max(...upTo(254)),
  document: validText(profileMessageCopy.document, (text) => parseDocument(text) !== undefined),
  phone: string().required(profileMessageCopy.phone),
  email: validText(profileMessageCopy.email, isEmail),
});

export interface DataFormProps {
  user: User;
  /** Input that is not saved. */
  typed: Partial<AccountData> | undefined;
  saving: Saving;
  onType: (changed: Partial<AccountData>) => void;
  onSubmit: (data: AccountData) => void;
}

const { data: words } = profileCopy;

/** Personal data; document and phone are read-only. */
export function DataForm({ user, typed, saving, onType, onSubmit }: DataFormProps) {
  const [errors, setErrors] = useState<ReturnType<typeof faultsIn>>({});
  const shown = { ...user, ...typed };
  function change(changed: Partial<AccountData>) {
    setErrors({});
    onType(changed);
  }
  return (
    <Form
      aria-label={words.title}
      errors={errors}
      isSending={saving.status === 'saving'}
      onSubmit={({ fullName = '', document = '', phone = '', email = '' }) => {
        const found = faultsIn(dataSchema, { fullName, document, phone, email });
        setErrors(found);
        if (Object.keys(found).length === 0) onSubmit({ fullName: bareText(fullName), email: bareText(email) });
      }}
    >
      <Stack gap={5}>
        <ErrorSummary />
        <FormSection title={words.title}>
          <WideField>
            <TextField
              name="fullName"
              label={words.fullName}
              autoComplete="name"
              value={shown.fullName}
              onChange={(fullName) => change({ fullName })}
            />
          </WideField>
          <WideField>
            <TextField
              name="email"
              type="email"
              label={words.email}
              autoComplete="email"
              value={shown.email}
              onChange={(email) => change({ email })}
            />
          </WideField>
          <TextField
            name="document"
            label={personTypeOf(user.document) === 'pj' ? words.companyDocument : words.document}
            description={words.fixed}
            isReadOnly
            value={maskedDocument(user.document)}
          />
          <TextField
            name="phone"
            label={words.phone}
            description={words.fixed}
            isReadOnly
            value={formatPhone(user.phone)}
          />
        </FormSection>
        <SaveButton saving={saving} copy={words} />
      </Stack>
    </Form>
  );
}
