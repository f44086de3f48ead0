import { styled } from 'styled-components';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Cluster } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import type { Order } from '#/domain/order/order.ts';
import { formatDate } from '#/shared/text/moments.ts';
import { WholeWords } from '#/shared/text/WholeWords.tsx';
import { maskedEmail } from '../days.ts';
import { messageOf, turnCopy, turnText } from '../orders.copy.ts';

export interface TurnProps {
  order: Order;
  email: string;
  /** Link to the store's contact. */
  contactHref: string;
  /** Downloads the draft of the contract; absent without one. */
  onReadDraft?: (() => void) | undefined;
}

/** The next action with its actor and deadline (look §8), above all other facts of the order. */
export function Turn({ order, email, contactHref, onReadDraft }: TurnProps) {
  const { status, nextActor, nextActionUntil } = order;
  const until = nextActionUntil === undefined ? undefined : formatDate(nextActionUntil);
  const contact = (
    <ButtonLink href={contactHref} size="small" variant="secondary">
      {turnText.contact}
    </ButtonLink>
  );

  if (status === 'documentsRejected') {
    return (
      <Notice tone="action" icon="document" title={turnText.documents.title}>
        <Words>{turnText.documents.text(until)}</Words>
        <ButtonLink href="/conta/minha-conta#documentos" size="small">
          {turnText.documents.action}
        </ButtonLink>
      </Notice>
    );
  }
  if (status === 'contractInfoMissing') {
    return (
      <Notice tone="action" icon="chat" title={turnText.information.title}>
        <Words>{turnText.information.text(until)}</Words>
        {contact}
      </Notice>
    );
  }
  if (status === 'creditRejected' || status === 'fraudRejected' || status === 'invalidRequest') {
    return (
      <Notice tone="danger" title={messageOf(status)}>
        <Words>{turnText.over.text}</Words>
        <Cluster>
          {contact}
          <ButtonLink href="/#ofertas" size="small" variant="quiet">
            {turnText.over.offers}
          </ButtonLink>
        </Cluster>
      </Notice>
    );
  }
  if (status === 'contractSigningPending' && nextActor === 'customer') {
    return (
      <Notice tone="action" icon="pencil" title={turnText.sign.title}>
        <Words>{turnText.sign.text(maskedEmail(email), until)}</Words>
        {onReadDraft && (
          <Button size="small" onPress={onReadDraft}>
            {turnText.sign.read}
          </Button>
        )}
      </Notice>
    );
  }
  if (nextActor === undefined) return null;
  return (
    <Notice
      {...(nextActor === 'customer' ? { tone: 'action' } : { tone: 'info', icon: 'clock' })}
      title={turnCopy[nextActor]}
    >
      <WholeWords>{nextActor === 'customer' ? turnText.customer(until) : turnText[nextActor]}</WholeWords>
    </Notice>
  );
}

const Words = styled.p`
  margin-bottom: var(--space-3);
`;
