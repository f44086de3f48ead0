import type { CardFormWord } from '../card.slice.ts';
import type { CardFormMessage, CardFormProvider } from './provider.ts';

const words: readonly string[] = ['ready', 'sent', 'challenged', 'answered', 'failed'] satisfies CardFormWord[];

/** No form is lower or higher than this, whatever it says: it can't cover the page, nor vanish. */
const heights = { least: 120, most: 2400 };

/**
 * The hosted form of the sandbox, and of any provider that speaks its protocol: `{base}/form?look#session&nonce`, which
 * posts `{ kind, nonce, event }` to the store's window.
 * @param origin where the form stands; messages from elsewhere aren't its
 * @param newNonce a new one for each frame: it stands in the frame's fragment and in the form's messages, nowhere else
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
  return typeof type === 'string' && words.includes(type) ? { type: type as CardFormWord } : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
