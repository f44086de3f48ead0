import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Form } from '@signdrive/design-system/form';
import { Stack, Text } from '@signdrive/design-system/layout';
import { ErrorSummary, Notice } from '@signdrive/design-system/patterns';
import { TextArea } from '@signdrive/design-system/text-area';
import { TextField } from '@signdrive/design-system/text-field';
import { formatPhone, isEmail, isPhone } from '#/domain/contact/contact.ts';
import { documentKindInProgress, maskedDocument, parseDocument } from '#/domain/customer/documents.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { findFullNameFault } from '#/domain/customer/person-name.ts';
import { faultsIn, validText } from '#/shared/failures/form-faults.ts';
import { contactChanged, contactClosed, contactSubmitted, useContact, type ContactValues } from '../contact.slice.ts';
import { contactCopy, messageLimit } from '../dealers.copy.ts';

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
export function ContactDialog({ onClose, ...form }: ContactDialogProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const progress = useContact((state) => state.progress);
  const sent = progress.status === 'sent' ? progress.request : undefined;

  function close() {
    dispatch(contactClosed());
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={sent ? contactCopy.sentTitle : contactCopy.title}
      primaryAction={
        sent ? (
          <Button onPress={close}>{contactCopy.close}</Button>
        ) : (
          <Button type="submit" form={formId} isBusy={progress.status === 'sending'} busyLabel={contactCopy.submitting}>
            {contactCopy.submit}
          </Button>
        )
      }
      safeAction={
        sent ? undefined : (
          <Button variant="quiet" onPress={close}>
            {contactCopy.cancel}
          </Button>
        )
      }
    >
      {sent ? (
        <FocusedGroup label={contactCopy.sentTitle}>
          <Text>{contactCopy.sentText(sent.dealer, sent.city, formatPhone(sent.phone))}</Text>
        </FocusedGroup>
      ) : (
        <ContactForm id={formId} {...form} />
      )}
    </Dialog>
  );
}

function ContactForm({ id, dealer, known }: { id: string } & Omit<ContactDialogProps, 'onClose'>) {
  const dispatch = useDispatch();
  const typed = useContact((state) => state.typed);
  const progress = useContact((state) => state.progress);
  const values = { ...nothing, ...(known && writtenOf(known)), ...typed };
  const [wasTried, setWasTried] = useState(false);
  const leaving = useFieldLeft('dealer-contact');
  const isCompany = documentKindInProgress(values.document) === 'cnpj';
  const field = (name: keyof ContactValues) => ({
    name,
    label: contactCopy[name],
    value: values[name],
    onChange: (value: string) => void dispatch(contactChanged({ [name]: value })),
  });

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
    <Stack gap={5}>
      <Text tone="muted">{contactCopy.lead(dealer.name, dealer.city)}</Text>
      {progress.status === 'failed' && (
        <FocusedGroup label={contactCopy.failed}>
          <Notice tone="danger" title={contactCopy.failed}>
            {progress.isUnknown ? contactCopy.repeatable : contactCopy.kept}
          </Notice>
        </FocusedGroup>
      )}
      <Form
        id={id}
        errors={wasTried ? judgeContact(values) : {}}
        isSending={progress.status === 'sending'}
        onSubmit={submit}
      >
        <div {...leaving}>
          <Stack gap={5}>
            <ErrorSummary headingLevel={3} />
            <TextField {...field('name')} autoComplete="name" />
            <TextField
              {...field('document')}
              description={contactCopy.documentHint}
              autoComplete="off"
              spellCheck="false"
              onBlur={() => typed.document && dispatch(contactChanged({ document: maskedDocument(typed.document) }))}
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
              onBlur={() => typed.phone && dispatch(contactChanged({ phone: formatPhone(typed.phone) }))}
            />
            <TextArea {...field('message')} isOptional characterLimit={messageLimit} />
          </Stack>
        </div>
      </Form>
    </Stack>
  );
}

const writtenOf = ({ name, document, email, phone }: KnownVisitor): KnownVisitor => ({
  name,
  document: maskedDocument(document),
  email,
  phone: formatPhone(phone),
});

const { messages } = contactCopy;

const contact = object({
  name: string().test('name', (text = '', { createError }) => {
    const fault = findFullNameFault(text);
    return fault === undefined || createError({ message: messages.name[fault] });
  }),
  document: validText(messages.document, (text) => parseDocument(text) !== undefined),
  company: string().test(
    'company',
    messages.company,
    (text = '', { parent }) => parseDocument((parent as ContactValues).document)?.kind !== 'cnpj' || text.trim() !== '',
  ),
  email: validText(messages.email, isEmail),
  phone: validText(messages.phone, isPhone),
  message: string().max(messageLimit, messages.message),
});

/** Errors by field, the first of each. */
function judgeContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  return faultsIn(contact, values);
}
