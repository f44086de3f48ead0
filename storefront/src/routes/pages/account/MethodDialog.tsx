import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Form } from '@signdrive/design-system/form';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import {
  CardPayment,
  ContractNotice,
  methodChangeAsked,
  PaymentChoice,
  selectIsCardUnderWay,
  selectRegisteredCard,
  type MethodState,
} from '#/features/payment/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { planPaymentCopy } from './account.copy.ts';

export interface MethodDialogProps {
  method: Extract<MethodState, { status: 'success' }>;
  onClose: () => void;
}

/** Changes the payment method of a contract: to a card, which is stored first, or to a bank slip. */
export function MethodDialog({ method, onClose }: MethodDialogProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const user = useSelector(selectUser);
  const card = useSelector(selectRegisteredCard);
  const isCardUnderWay = useSelector(selectIsCardUnderWay);
  const [kind, setKind] = useState<PaymentKind>();
  const [isRefused, setIsRefused] = useState(false);
  const [presses, setPresses] = useState(0);
  const outcome = useRef<HTMLDivElement>(null);
  const isSaving = method.change === 'saving' || method.change === 'saved';
  const hasFailed = method.change === 'failed' || method.change === 'unclear';
  // The message would be announced but not visible below the visible part of the dialog.
  useEffect(() => {
    if ((presses > 0 || hasFailed) && outcome.current?.firstElementChild) outcome.current.focus();
  }, [presses, hasFailed]);
  if (!user) return null;

  const fault =
    kind === undefined
      ? planPaymentCopy.choose
      : kind === 'card' && !card
        ? isCardUnderWay
          ? planPaymentCopy.cardUnderWay
          : planPaymentCopy.cardFirst
        : undefined;
  // A registered card removes the message about a missing one.
  const missing = isRefused ? fault : undefined;

  function save() {
    setIsRefused(fault !== undefined);
    setPresses(presses + 1);
    if (fault !== undefined || !user) return;
    dispatch(methodChangeAsked(kind === 'card' && card ? { shopperReference: card.shopperReference } : {}));
  }

  return (
    <Dialog
      isOpen
      size="large"
      title={planPaymentCopy.dialog}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      primaryAction={
        <Button type="submit" form={formId} isBusy={isSaving} busyLabel={planPaymentCopy.saving}>
          {planPaymentCopy.save}
        </Button>
      }
      safeAction={
        <Button variant="quiet" isDisabled={isSaving} onPress={onClose}>
          {planPaymentCopy.cancel}
        </Button>
      }
    >
      <Form id={formId} errors={kind === undefined ? { pagamento: missing } : {}} isSending={isSaving} onSubmit={save}>
        <Stack gap={5}>
          <Text tone="muted">{planPaymentCopy.unsaved}</Text>
          <PaymentChoice
            headingLevel={3}
            value={kind}
            onChange={(chosen) => {
              if (isSaving) return;
              setKind(chosen);
              setIsRefused(false);
            }}
          />
          {kind === 'card' && (
            <div inert={isSaving}>
              <CardPayment holder={{ document: user.document, userId: user.id }} purpose="contract" />
            </div>
          )}
          <Outcome ref={outcome} tabIndex={-1}>
            {kind === 'card' && missing !== undefined && <Notice tone="danger" title={missing} announce="assertive" />}
            {/* The page shows the outcome of earlier attempts. */}
            {presses > 0 && <ContractNotice method={method} />}
          </Outcome>
        </Stack>
      </Form>
    </Dialog>
  );
}

const Outcome = styled.div`
  border-radius: var(--radius-card);

  /* Without text it takes no space. */
  &:empty {
    position: absolute;
  }
`;
