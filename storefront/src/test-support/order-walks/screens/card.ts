/** The card section, with the provider's form in it (features/payment/screens/CardPayment.tsx). */
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
} from '#/features/payment/card.slice.ts';
import type { Page } from '../browser/page.ts';
import { isBusy } from './order-view.ts';
import type { Controls, Part } from './screens.ts';
import type { CardFate } from '../service/payments.ts';

const cardOf = (page: Page): CardState => selectCard(page.state);

export function cardParts(page: Page, holder: CardHolder): Part[] {
  const { document, userId } = holder;
  const place: Part = {
    key: `card ${document} ${userId}`,
    mount: () => {
      page.dispatch(cardShown(holder));
      return holder;
    },
  };
  const id = formOf(cardOf(page));
  if (id === undefined) return [place];
  const frame: Part = {
    key: `frame ${id}`,
    mount: () => {
      page.dispatch(cardFormMounted());
      say(page, id, 'ready');
    },
  };
  return [place, frame];
}

/** The session of the form that is on the page. */
function formOf(card: CardState): string | undefined {
  if (card.step === 'entering') return card.isFormRequested ? card.session.id : undefined;
  const hasForm = card.step === 'verifying' || card.step === 'reading' || card.step === 'stored';
  return hasForm && card.isFormOpen ? card.session.id : undefined;
}

/** A message of the form, which is a document of its own, arrives in a task of its own. */
function say(page: Page, sessionId: string, type: 'ready' | 'sent' | 'answered'): void {
  page.tab.world.browser.startTimer(() => {
    if (page.screens.has(`frame ${sessionId}`)) page.dispatch(cardFormMessageReceived({ sessionId, type }));
  });
}

/** Undefined while no card section can be used. */
const holderOf = (page: Page): CardHolder | undefined => (isBusy(page) ? undefined : page.screens.cardHolder);

const asking: ReadonlySet<CardState['step']> = new Set(['idle', 'unopened', 'refused', 'unread', 'unusable']);
const failed: ReadonlySet<CardState['step']> = new Set(['unopened', 'refused', 'unusable']);

export const cardControls: Controls = {
  askCard: (page) => {
    const holder = holderOf(page);
    const card = cardOf(page);
    const isOffered = asking.has(card.step) || (card.step === 'stored' && !card.isFormOpen);
    return holder && isOffered ? () => page.dispatch(cardAsked(holder)) : undefined;
  },
  cancelCard: (page) => {
    const { step } = cardOf(page);
    const isOffered = step === 'entering' || (failed.has(step) && selectFormerCard(page.state) !== undefined);
    return holderOf(page) && isOffered ? () => page.dispatch(cardCancelled()) : undefined;
  },
  checkCard: (page) =>
    holderOf(page) && cardOf(page).step === 'unverified' ? () => page.dispatch(cardCheckAsked()) : undefined,
  readCard: (page) =>
    holderOf(page) && cardOf(page).step === 'unread' ? () => page.dispatch(cardHistoryAsked()) : undefined,
  /** Typed into the provider's form, and sent from there. */
  enterCard: (page, fate) => {
    const card = cardOf(page);
    if (!holderOf(page) || card.step !== 'entering' || !card.isFormRequested || card.isSent) return undefined;
    const { id } = card.session;
    return () => {
      page.tab.world.network.enterCard(id, fate as CardFate);
      say(page, id, 'sent');
      say(page, id, 'answered');
    };
  },
};
