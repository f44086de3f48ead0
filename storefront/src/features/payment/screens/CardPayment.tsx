import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Heading, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Panel, Notice, type NoticeProps } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { CardSession } from '#/domain/order/payment.ts';
import { useCardFormProvider } from '../card-form/hosted.ts';
import {
  cardAsked,
  cardCancelled,
  cardCheckAsked,
  cardFormMounted,
  cardFormMessageReceived,
  cardHistoryAsked,
  cardShown,
  selectCard,
  selectFormerCard,
  type CardHolder,
  type CardState,
} from '../card.slice.ts';
import { CardFormFrame } from '../components/CardFormFrame.tsx';
import { maskedCard, paymentCopy, spokenCard } from '../payment.copy.ts';

export interface CardPaymentProps {
  /** Whose card it is. */
  holder: CardHolder;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /**
   * The payment of the card: an order, or a running contract. A contract's card is entered in a dialog, which has its
   * own panel. @default 'order'
   */
  purpose?: 'order' | 'contract';
}

/** The card section of the payment step: from "Informar cartão" to the registered card. */
export function CardPayment({ holder: { document, userId }, headingLevel = 3, purpose = 'order' }: CardPaymentProps) {
  const dispatch = useDispatch();
  const card = useSelector(selectCard);
  useEffect(() => {
    dispatch(cardShown({ document, userId }));
  }, [dispatch, document, userId]);

  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocusHere = useRef(false);
  // A focused control may be removed with its step: focus moves to the heading.
  useEffect(() => {
    if (!hasFocusHere.current || window.document.activeElement !== window.document.body) return;
    hasFocusHere.current = false;
    heading.current?.focus();
  });
  const keepFocus = () => {
    hasFocusHere.current = true;
  };

  return (
    <Frame hasPanel={purpose === 'order'}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={headingLevel} look="title" ref={heading} isFocusTarget>
            {paymentCopy.title}
          </Heading>
          {card.step !== 'stored' && <Text tone="muted">{paymentCopy.nothingNow[purpose]}</Text>}
        </Stack>
        <Outcome card={card} purpose={purpose} />
        {formOf(card) !== undefined && (
          <Form
            session={formOf(card)}
            isDue={card.step !== 'entering' || card.isFormRequested}
            onFocusLost={keepFocus}
          />
        )}
        <Actions card={card} onAsk={() => dispatch(cardAsked({ document, userId }))} onPress={keepFocus} />
      </Stack>
    </Frame>
  );
}

function Frame({ hasPanel, children }: { hasPanel: boolean; children: ReactNode }) {
  return hasPanel ? <Panel>{children}</Panel> : children;
}

/** Session of the form in the frame. */
function formOf(card: CardState): CardSession | undefined {
  if (card.step === 'entering') return card.session;
  const hasForm = card.step === 'verifying' || card.step === 'reading' || card.step === 'stored';
  return hasForm && card.isFormOpen ? card.session : undefined;
}

function Form({
  session,
  isDue,
  onFocusLost,
}: {
  session: CardSession | undefined;
  isDue: boolean;
  onFocusLost: () => void;
}) {
  const dispatch = useDispatch();
  const provider = useCardFormProvider();
  if (!session) return null;
  return (
    <CardFormFrame
      key={session.id}
      open={isDue ? (look) => provider.open(session, look) : undefined}
      onMount={() => dispatch(cardFormMounted())}
      onMessage={(message) => {
        if (message.type !== 'resized')
          dispatch(cardFormMessageReceived({ sessionId: session.id, type: message.type }));
      }}
      onFocusLost={onFocusLost}
    />
  );
}

function Outcome({ card, purpose }: { card: CardState; purpose: NonNullable<CardPaymentProps['purpose']> }) {
  switch (card.step) {
    case 'unasked':
    case 'resuming':
      return (
        <SkeletonGroup label={paymentCopy.resuming}>
          <Skeleton look="control" width="medium" />
        </SkeletonGroup>
      );
    case 'idle':
      return card.wasDropped ? <CardNotice tone="info" {...paymentCopy.dropped} /> : null;
    case 'opening':
    case 'entering':
      return null;
    case 'unopened':
      return <CardNotice tone="danger" {...paymentCopy.unopened} />;
    case 'verifying':
      return <CardNotice tone="info" {...paymentCopy.verifying} />;
    case 'unverified':
      return <CardNotice tone="warning" title={paymentCopy.unverified.title} text={paymentCopy.unverified.text} />;
    case 'refused':
      return <CardNotice tone="danger" {...paymentCopy.refused} />;
    case 'reading':
      return <CardNotice tone="success" {...paymentCopy.reading} />;
    case 'unread':
      return <CardNotice tone="danger" title={paymentCopy.unread.title} text={paymentCopy.unread.text} />;
    case 'unusable':
      return <CardNotice tone="danger" {...paymentCopy.unusable} />;
    case 'stored':
      return (
        <Stack gap={4}>
          <CardNotice tone="success" title={paymentCopy.stored.title} text={paymentCopy.stored.text[purpose]} />
          <Digits>
            <span aria-hidden="true">{maskedCard(card.card)}</span>
            <VisuallyHidden>{spokenCard(card.card)}</VisuallyHidden>
          </Digits>
        </Stack>
      );
  }
}

interface ActionsProps {
  card: CardState;
  onAsk: () => void;
  /** A button was pressed, which may be removed with its step. */
  onPress: () => void;
}

function Actions({ card, onAsk, onPress }: ActionsProps) {
  const dispatch = useDispatch();
  const hasFormer = useSelector(selectFormerCard) !== undefined;
  const pressed = (act: () => unknown) => () => {
    onPress();
    act();
  };
  // Each button has a key: one that replaces another must not receive its focus or the second of two presses.
  switch (card.step) {
    case 'idle':
    case 'opening':
    case 'unopened':
    case 'refused':
    case 'unusable':
      return (
        <Cluster key="ask">
          <Button isBusy={card.step === 'opening'} busyLabel={paymentCopy.entering} onPress={pressed(onAsk)}>
            {card.step === 'idle' || card.step === 'opening' ? paymentCopy.enter : paymentCopy.another}
          </Button>
          {hasFormer && card.step !== 'opening' && (
            <Button variant="quiet" onPress={pressed(() => dispatch(cardCancelled()))}>
              {paymentCopy.keep}
            </Button>
          )}
        </Cluster>
      );
    case 'entering':
      return (
        <Quiet key="cancel">
          <Button variant="quiet" onPress={pressed(() => dispatch(cardCancelled()))}>
            {paymentCopy.cancel}
          </Button>
        </Quiet>
      );
    case 'unverified':
      return (
        <Cluster key="check">
          <Button variant="secondary" onPress={pressed(() => dispatch(cardCheckAsked()))}>
            {paymentCopy.unverified.action}
          </Button>
        </Cluster>
      );
    case 'unread':
      return (
        <Cluster key="read">
          <Button variant="secondary" onPress={pressed(() => dispatch(cardHistoryAsked()))}>
            {paymentCopy.unread.action}
          </Button>
          <Button variant="quiet" onPress={pressed(onAsk)}>
            {paymentCopy.change}
          </Button>
        </Cluster>
      );
    case 'stored':
      return card.isFormOpen ? null : (
        <Cluster key="change">
          <Button variant="secondary" onPress={pressed(onAsk)}>
            {paymentCopy.change}
          </Button>
        </Cluster>
      );
    case 'unasked':
    case 'resuming':
    case 'verifying':
    case 'reading':
      return null;
  }
}

/* A quiet button has no padding of its own: its text aligns with the content above. */
const Quiet = styled.div`
  margin-inline-start: calc(-1 * var(--space-3));
`;

const Digits = styled.p`
  font-size: var(--text-lead);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: var(--leading-lead);
`;

interface CardNoticeProps {
  tone: NonNullable<NoticeProps['tone']>;
  title: string;
  text: string;
}

/** Progress of a card: what happened, whether money moved, what to do. */
function CardNotice({ tone, title, text }: CardNoticeProps) {
  return (
    <Notice tone={tone} title={title} announce={tone === 'danger' ? 'assertive' : 'polite'}>
      <Text>{text}</Text>
    </Notice>
  );
}
