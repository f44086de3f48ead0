import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Cluster } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import type { Order } from '#/domain/order/order.ts';
import { isRejected } from '#/domain/order/order-status.ts';
import { contactPressed } from '#/shared/page/open-store.ts';
import { formatDate, isoDateOf, today } from '#/shared/text/moments.ts';
import { UnbrokenWords } from '#/shared/text/UnbrokenWords.tsx';
import { maskedEmail } from '../days.ts';
import { messageOf, nextActorCopy, nextActionCopy } from '../orders.copy.ts';

export interface NextActionProps {
  order: Order;
  email: string;
  /** Link to the store's contact. */
  contactHref: string;
  /** Downloads the draft of the contract; absent without one. */
  onReadDraft?: (() => void) | undefined;
}

/** The next action with its actor and deadline (look §8), above all other facts of the order. */
export function NextAction({ order, email, contactHref, onReadDraft }: NextActionProps) {
  const dispatch = useDispatch();
  const { status, nextActor, nextActionUntil } = order;
  const hasEnded = nextActionUntil !== undefined && isoDateOf(new Date(nextActionUntil)) < today();
  const deadline = (words: (day: string) => string) =>
    nextActionUntil === undefined ? '' : (hasEnded ? nextActionCopy.ended : words)(formatDate(nextActionUntil));
  const contact = (
    <ButtonLink
      href={contactHref}
      size="small"
      variant="secondary"
      onPress={() => void dispatch(contactPressed({ place: 'status-pedido' }))}
    >
      {nextActionCopy.contact}
    </ButtonLink>
  );

  if (status === 'documentsRejected') {
    return (
      <Notice tone="action" icon="document" title={nextActionCopy.documents.title}>
        <Words>
          {nextActionCopy.documents.text} {deadline(nextActionCopy.orderUntil)}
        </Words>
        <ButtonLink href="/conta/minha-conta#documentos" size="small">
          {nextActionCopy.documents.action}
        </ButtonLink>
      </Notice>
    );
  }
  if (status === 'contractInfoMissing') {
    return (
      <Notice tone="action" icon="chat" title={nextActionCopy.information.title}>
        <Words>
          {nextActionCopy.information.text} {deadline(nextActionCopy.orderUntil)}
        </Words>
        {contact}
      </Notice>
    );
  }
  if (isRejected(status)) {
    return (
      <Notice tone="danger" title={messageOf(status)}>
        <Words>{nextActionCopy.over.text}</Words>
        <Cluster>
          {contact}
          <ButtonLink href="/#ofertas" size="small" variant="quiet">
            {nextActionCopy.over.offers}
          </ButtonLink>
        </Cluster>
      </Notice>
    );
  }
  if (status === 'contractSigningPending' && nextActor === 'customer') {
    return (
      <Notice tone="action" icon="pencil" title={nextActionCopy.sign.title}>
        <Words>
          {nextActionCopy.sign.text(maskedEmail(email))} {deadline(nextActionCopy.sign.until)}
        </Words>
        <Cluster>
          {onReadDraft && (
            <Button size="small" onPress={onReadDraft}>
              {nextActionCopy.sign.read}
            </Button>
          )}
          {hasEnded && contact}
        </Cluster>
      </Notice>
    );
  }
  if (nextActor === undefined) return null;
  return (
    <Notice
      {...(nextActor === 'customer' ? { tone: 'action' } : { tone: 'info', icon: 'clock' })}
      title={nextActorCopy[nextActor]}
    >
      <UnbrokenWords>
        {nextActor === 'customer' ? deadline(nextActionCopy.customerUntil) : nextActionCopy[nextActor]}
      </UnbrokenWords>
    </Notice>
  );
}

const Words = styled.p`
  margin-bottom: var(--space-3);
`;
