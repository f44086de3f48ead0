import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Form } from '@signdrive/design-system/form';
import { Stack, Text } from '@signdrive/design-system/layout';
import { ErrorSummary, Notice } from '@signdrive/design-system/patterns';
import { TextArea } from '@signdrive/design-system/text-area';
import { TextField } from '@signdrive/design-system/text-field';
import { formatPhone, isEmail, isPhone } from '#/domain/contact/contact.ts';
import { documentKindInProgress, formatDocument, parseDocument } from '#/domain/customer/documents.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { findFullNameFault } from '#/domain/customer/person-name.ts';
import { faultsIn } from '#/shared/failures/form-faults.ts';
import { contactClosed, contactSubmitted, selectContact } from '../contact.slice.ts';
import { contactCopy } from '../dealers.copy.ts';

/** Data of the logged-in user. */
export type KnownVisitor = Pick<ContactValues, 'name' | 'document' | 'email' | 'phone'>;

export interface ContactDialogProps {
  dealer: Dealer;
  /** Initial value of the fields, until the visitor types. It may arrive while the form is open. */
  known: KnownVisitor | undefined;
  onClose: () => void;
}

const nothing: ContactValues = { name: '', document: '', company: '', email: '', phone: '', message: '' };

/** Requests a call from a dealer. */
export function ContactDialog({ dealer, known, onClose }: ContactDialogProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const contact = useSelector(selectContact);
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const values = { ...nothing, ...(known && writtenOf(known)), ...typed };
  const [wasTried, setWasTried] = useState(false);
  const leaving = useFieldLeft('dealer-contact');
  const isCompany = documentKindInProgress(values.document) === 'cnpj';
  const isSending = contact.status === 'sending';
  const isSent = contact.status === 'sent';
  const field = (name: keyof ContactValues) => ({
    name,
    label: contactCopy[name],
    value: values[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });

  function close() {
    dispatch(contactClosed());
    onClose();
  }

  function submit() {
    const isRight = Object.keys(judgeContact(values)).length === 0;
    setWasTried(!isRight);
    if (!isRight) return;
    const { company, message, ...person } = values;
    dispatch(
      contactSubmitted({
        ...person,
        ...(isCompany && { company: company.trim() }),
        ...(message.trim() !== '' && { message: message.trim() }),
        dealer: dealer.name,
        city: dealer.city,
        state: dealer.uf,
      }),
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={isSent ? contactCopy.sentTitle : contactCopy.title}
      primaryAction={
        isSent ? (
          <Button onPress={close}>{contactCopy.close}</Button>
        ) : (
          <Button type="submit" form={formId} isBusy={isSending} busyLabel={contactCopy.submitting}>
            {contactCopy.submit}
          </Button>
        )
      }
      safeAction={
        isSent ? undefined : (
          <Button variant="quiet" onPress={close}>
            {contactCopy.cancel}
          </Button>
        )
      }
    >
      {isSent ? (
        <FocusedGroup label={contactCopy.sentTitle}>
          <Text>{contactCopy.sentText(dealer.name, formatPhone(values.phone))}</Text>
        </FocusedGroup>
      ) : (
        <Stack gap={5}>
          <Text tone="muted">{contactCopy.lead(dealer.name, dealer.city)}</Text>
          {contact.status === 'failed' && (
            <FocusedGroup label={contactCopy.failed}>
              <Notice tone="danger" title={contactCopy.failed}>
                {contact.isOutcomeUnknown ? contactCopy.repeatable : contactCopy.kept}
              </Notice>
            </FocusedGroup>
          )}
          <Form id={formId} errors={wasTried ? judgeContact(values) : {}} isSending={isSending} onSubmit={submit}>
            <div {...leaving}>
              <Stack gap={5}>
                <ErrorSummary headingLevel={3} />
                <TextField {...field('name')} autoComplete="name" />
                <TextField
                  {...field('document')}
                  description={contactCopy.documentHint}
                  autoComplete="off"
                  spellCheck="false"
                  onBlur={() =>
                    setTyped(({ document, ...others }) =>
                      document === undefined ? others : { ...others, document: masked(document) },
                    )
                  }
                />
                {isCompany && <TextField {...field('company')} autoComplete="organization" />}
                <TextField
                  {...field('email')}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck="false"
                />
                <TextField
                  {...field('phone')}
                  description={contactCopy.phoneHint}
                  inputMode="tel"
                  autoComplete="tel-national"
                  onBlur={() =>
                    setTyped(({ phone, ...others }) =>
                      phone === undefined ? others : { ...others, phone: formatPhone(phone) },
                    )
                  }
                />
                <TextArea {...field('message')} isOptional characterLimit={500} />
              </Stack>
            </div>
          </Form>
        </Stack>
      )}
    </Dialog>
  );
}

const writtenOf = ({ name, document, email, phone }: KnownVisitor): KnownVisitor => ({
  name,
  document: masked(document),
  email,
  phone: formatPhone(phone),
});

/** A complete document with its mask; other input unchanged. */
function masked(text: string): string {
  const document = parseDocument(text);
  return document ? formatDocument(document) : text;
}

const { messages } = contactCopy;

const judged = ({ missing, invalid }: { missing: string; invalid: string }, isRight: (text: string) => boolean) =>
  string()
    .trim()
    .required(missing)
    .test('right', invalid, (text) => !text || isRight(text));

const contact = object({
  name: string().test('name', (text = '', { createError }) => {
    const fault = findFullNameFault(text);
    return fault === undefined || createError({ message: messages.name[fault] });
  }),
  document: judged(messages.document, (text) => parseDocument(text) !== undefined),
  company: string().test(
    'company',
    messages.company,
    (text = '', { parent }) => parseDocument((parent as ContactValues).document)?.kind !== 'cnpj' || text.trim() !== '',
  ),
  email: judged(messages.email, isEmail),
  phone: judged(messages.phone, isPhone),
});

interface ContactValues {
  name: string;
  document: string;
  company: string;
  email: string;
  phone: string;
  message: string;
}

/** Errors by field, the first of each. */
function judgeContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  return faultsIn(contact, values);
}
