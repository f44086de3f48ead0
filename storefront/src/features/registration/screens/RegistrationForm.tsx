import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Form } from '@signdrive/design-system/form';
import { Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { ErrorSummary } from '@signdrive/design-system/patterns';
import { isSameValue } from '#/domain/values/same-value.ts';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { CompanyFields } from '../components/CompanyFields.tsx';
import { IndividualFields } from '../components/IndividualFields.tsx';
import { Refusal } from '../components/Refusal.tsx';
import { documentEntry, RegistrationField } from '../components/RegistrationField.tsx';
import { failureCopy, fieldCopy, registrationCopy } from '../registration.copy.ts';
import {
  companySubmitted,
  individualSubmitted,
  selectRegistration,
  useRegistration,
  type RegistrationValues,
  type Sending,
} from '../registration.slice.ts';
import { judgeRegistration, type Passwords } from '../registration.schema.ts';

export interface RegistrationFormProps {
  /** Id of the form, for the dialog's button. */
  id: string;
  sending: Sending;
}

const noPasswords: Passwords = { password: '', confirmPassword: '' };

/** The form of a registration: the document, then the fields of an individual or a company. */
export function RegistrationForm({ id, sending }: RegistrationFormProps) {
  const dispatch = useDispatch();
  const store = useStore<LateRoot>();
  const kind = useRegistration((state) => state.kind);
  const [passwords, setPasswords] = useState(noPasswords);
  /** Kind of the submitted form: another kind shows its errors after its own submission. */
  const [tried, setTried] = useState<typeof kind | 'none'>('none');
  const leaving = useFieldLeft('registration');
  const errors = useRegistration(
    ({ values }) => (tried === kind ? judgeRegistration(kind, values, passwords) : {}),
    isSameValue,
  );
  const place = useRef<HTMLDivElement>(null);

  /** True for Enter in the document (a phone's "next" key) while the other fields are empty. */
  function isDocumentAlone(values: RegistrationValues) {
    if (document.activeElement?.getAttribute('name') !== 'document') return false;
    return Object.entries(values).every(([name, value]) => name === 'document' || value === '');
  }

  function submit() {
    const { values } = selectRegistration(store.getState());
    if (kind !== undefined && isDocumentAlone(values)) {
      const [, next] = place.current?.querySelectorAll('input') ?? [];
      next?.focus();
      return;
    }
    const isWrong = Object.keys(judgeRegistration(kind, values, passwords)).length > 0;
    setTried(isWrong ? kind : 'none');
    if (isWrong || kind === undefined) return;
    if (kind === 'company') dispatch(companySubmitted());
    else dispatch(individualSubmitted({ password: keepSecret(passwords.password) }));
  }

  return (
    <div {...leaving} ref={place}>
      <Stack gap={5}>
        <Text tone="muted">{kind === 'company' ? registrationCopy.companyLead : registrationCopy.lead}</Text>
        {sending.status === 'failed' && (
          <Refusal
            otherwise={failureCopy.general}
            {...sending.refusal}
            onLogin={
              sending.refusal.isAlreadyRegistered ? () => void dispatch(dialogOpened({ name: 'login' })) : undefined
            }
          />
        )}
        <Form id={id} errors={errors} isSending={sending.status === 'sending'} onSubmit={submit}>
          <ErrorSummary headingLevel={3} />
          <RegistrationField as={MaskedField} name="document" {...fieldCopy.document} {...documentEntry} />
          <VisuallyHidden isLive>{kind && registrationCopy.appeared[kind]}</VisuallyHidden>
          {kind === 'individual' && <IndividualFields passwords={passwords} onPasswordsChange={setPasswords} />}
          {kind === 'company' && <CompanyFields />}
          {kind && (
            <Text look="small" tone="muted">
              {registrationCopy.privacy}{' '}
              <Link href="/politica-de-privacidade" isExternal>
                {registrationCopy.privacyLink}
              </Link>
            </Text>
          )}
        </Form>
      </Stack>
    </div>
  );
}
