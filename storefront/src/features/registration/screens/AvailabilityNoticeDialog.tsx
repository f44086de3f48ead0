import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Form } from '@signdrive/design-system/form';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { ErrorSummary } from '@signdrive/design-system/patterns';
import { TextField } from '@signdrive/design-system/text-field';
import { formatPhone } from '#/domain/contact/contact.ts';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { dialogClosed, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { noticeChanged, noticeSubmitted, useAvailabilityNotice } from '../availability-notice.slice.ts';
import { Refusal } from '../components/Refusal.tsx';
import { ownPhoneEntry } from '#/shared/forms/phone-entry.ts';
import { documentEntry } from '../components/RegistrationField.tsx';
import { availabilityCopy, fieldCopy } from '../registration.copy.ts';
import { judgeNotice } from '../registration.schema.ts';

/** "Avise quando voltar" on an unavailable offer: the short signup. */
export function AvailabilityNoticeDialog() {
  const dispatch = useDispatch();
  const formId = useId();
  const dialog = useSelector(selectPageDialog);
  const progress = useAvailabilityNotice((state) => state.progress);
  const carName = dialog?.name === 'availabilityNotice' ? dialog.carName : '';
  const sent = progress.status === 'sent' ? progress : undefined;
  const close = () => void dispatch(dialogClosed('availabilityNotice'));

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={sent ? availabilityCopy.sentTitle : availabilityCopy.title}
      primaryAction={
        sent ? (
          <Button onPress={close}>{availabilityCopy.close}</Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            isBusy={progress.status === 'sending'}
            busyLabel={availabilityCopy.submitting}
          >
            {availabilityCopy.submit}
          </Button>
        )
      }
      safeAction={
        sent ? undefined : (
          <Button variant="quiet" onPress={close}>
            {availabilityCopy.cancel}
          </Button>
        )
      }
    >
      {sent ? (
        <FocusedGroup label={availabilityCopy.sentTitle}>
          <Text>{availabilityCopy.sentText(sent.carName, formatPhone(sent.phone))}</Text>
        </FocusedGroup>
      ) : (
        <NoticeForm id={formId} carName={carName} />
      )}
    </Dialog>
  );
}

function NoticeForm({ id, carName }: { id: string; carName: string }) {
  const dispatch = useDispatch();
  const values = useAvailabilityNotice((state) => state.values);
  const progress = useAvailabilityNotice((state) => state.progress);
  const [wasTried, setWasTried] = useState(false);
  const leaving = useFieldLeft('availability-notice');
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => void dispatch(noticeChanged({ [name]: value })),
  });

  function submit() {
    const isRight = Object.keys(judgeNotice(values)).length === 0;
    setWasTried(!isRight);
    if (isRight) dispatch(noticeSubmitted({ ...values, vehicleModel: carName }));
  }

  return (
    <div {...leaving}>
      <Stack gap={5}>
        <Text tone="muted">{availabilityCopy.lead(carName)}</Text>
        {progress.status === 'failed' && <Refusal otherwise={availabilityCopy.failed} {...progress} />}
        <Form
          id={id}
          errors={wasTried ? judgeNotice(values) : {}}
          isSending={progress.status === 'sending'}
          onSubmit={submit}
        >
          <ErrorSummary headingLevel={3} />
          <TextField {...fieldCopy.name} {...field('name')} autoComplete="name" />
          <MaskedField
            {...field('document')}
            label={fieldCopy.document.label}
            description={availabilityCopy.documentHint}
            {...documentEntry}
          />
          <MaskedField {...fieldCopy.phone} {...field('phone')} {...ownPhoneEntry} />
        </Form>
        <Text look="small" tone="muted">
          {availabilityCopy.privacy}{' '}
          <Link href="/politica-de-privacidade" isExternal>
            {availabilityCopy.privacyLink}
          </Link>
          .
        </Text>
      </Stack>
    </div>
  );
}
