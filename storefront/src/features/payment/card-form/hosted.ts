import { useMemo } from 'react';
import { isRecord } from '#/domain/values/is-record.ts';
import { useConfig } from '#/shared/page/config.ts';
import type { CardFormMessageType } from '../card.slice.ts';
import type { CardFormMessage, CardFormProvider } from './provider.ts';

const words: readonly string[] = ['ready', 'sent', 'challenged', 'answered', 'failed'] satisfies CardFormMessageType[];

/** Limits of the form's height in CSS pixels, so that its messages can't cover the page or hide the form. */
const heights = { least: 120, most: 2400 };

/**
 * The hosted form of the sandbox, and of any provider with its protocol: `{base}/form?look#session&nonce`, which posts
 * `{ kind, nonce, event }` to the store's window.
 * @param origin of the form; messages from other origins are ignored
 * @param newNonce creates a nonce per frame; only the frame's fragment and the form's messages contain it
 */
export function createHostedCardForm(
  origin: string,
  newNonce: () => string = () => crypto.randomUUID(),
): CardFormProvider {
  return {
    open({ id }, look) {
      const nonce = newNonce();
      const fragment = new URLSearchParams({ session: id, nonce });
      return {
        src: `${origin}/form?${new URLSearchParams(look).toString()}#${fragment.toString()}`,
        read: (message) => (message.origin === origin ? readEvent(message.data, nonce) : undefined),
      };
    },
  };
}

function readEvent(data: unknown, nonce: string): CardFormMessage | undefined {
  if (!isRecord(data) || data['kind'] !== 'signdrive.card-form' || data['nonce'] !== nonce) return undefined;
  const { event } = data;
  if (!isRecord(event)) return undefined;
  const { type, height } = event;
  if (type === 'resized') {
    return typeof height === 'number' && Number.isFinite(height)
      ? { type, height: Math.min(heights.most, Math.max(heights.least, Math.ceil(height))) }
      : undefined;
  }
  return typeof type === 'string' && words.includes(type) ? { type: type as CardFormMessageType } : undefined;
}

/** The provider of the form: the hosted form at the installation's `CARD_FORM_ORIGIN`. */
export function useCardFormProvider(): CardFormProvider {
  const { cardFormOrigin } = useConfig();
  return useMemo(() => createHostedCardForm(cardFormOrigin), [cardFormOrigin]);
}
