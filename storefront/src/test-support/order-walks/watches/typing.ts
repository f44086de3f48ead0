import { shownAddress } from '#/features/checkout/checkout.shown.ts';
import { typedPersonalData } from '../screens/order-forms.ts';
import { checkoutOf, contentOf, isPlaced, sitterOf } from '../screens/order-view.ts';
import type { Page } from '../browser/page.ts';
import { people } from '../people/people.ts';
import type { MakeWatch } from './watch.ts';

type Form = 'personal' | 'address';

/** Fields that show their text as it was typed. */
const watched: Readonly<Record<Form, readonly string[]>> = {
  personal: ['name', 'company', 'position'],
  address: ['cep', 'street', 'number', 'complement', 'district'],
};

/** A write that acts later than this was given up by its page. */
const readingInMs = 10_000;

/** Pause in typing before a draft is stored. */
const draftPauseInMs = 300;

/** Nothing typed is lost: a form that is opened again shows what was typed last. */
export const watchTyping: MakeWatch = (world, tell) => {
  /** By person, form and field: the value, the tab it was typed in, and when. */
  const typed = new Map<string, { value: string; tab: Page['tab']; at: number }>();

  const shownIn = (page: Page): { form: Form; values: Readonly<Record<string, string | undefined>> } | undefined => {
    const content = contentOf(page);
    if (content === 'personalData') return { form: 'personal', values: typedPersonalData(page) ?? {} };
    return content === 'address' ? { form: 'address', values: shownAddress(checkoutOf(page)) } : undefined;
  };

  /** @param whose the user, also with a form; everybody's without */
  function forget(whose: string | undefined): void {
    for (const key of typed.keys()) if (whose === undefined || key.startsWith(`${whose} `)) typed.delete(key);
  }

  // Text that was saved is replaced by the other device's.
  world.hearsOtherDevice.push(() => forget(`${people.ana.userId} address`));

  return {
    observer: {
      // A new customer is sent with both forms, as this tab shows them, also if it was submitted before a log-in.
      onSent({ call, page: frame, tokenOwner = '', text }) {
        const page = call === 'saveCustomer' && world.openPages.find((each) => each.frame === frame);
        const { orderer } = page ? checkoutOf(page) : {};
        if (!page || !orderer || orderer.customer) return;
        for (const [key, { value, tab }] of typed) {
          if (key.startsWith(`${tokenOwner} `) && tab !== page.tab && !text.includes(value)) typed.delete(key);
        }
      },
      // A save that was cut off may act after a later one, whose data it replaces. The review shows what the service has.
      onActed({ call, tokenOwner = '', sentAt, actedAt = 0 }) {
        if (call === 'saveCustomer' && actedAt > sentAt + readingInMs) forget(tokenOwner);
      },
    },
    onPress(page, control) {
      // A log-in takes longer than the pause before a draft is stored.
      if (control.startsWith('logIn:')) {
        for (const [key, { at }] of typed) if (world.time.now - at < draftPauseInMs) typed.delete(key);
      }
      // Log-out deletes drafts.
      if (control === 'logOut') forget(sitterOf(page)?.userId);
      // The address of another postal code replaces what was typed before.
      if (control === 'typeAddress:cep') forget(`${sitterOf(page)?.userId} address`);
      if (control !== 'submitPersonal' && control !== 'submitAddress') return;
      // Values that this tab submits replace those that another one has typed.
      const form = control === 'submitPersonal' ? 'personal' : 'address';
      for (const [key, { tab }] of typed) if (key.includes(` ${form} `) && tab !== page.tab) typed.delete(key);
    },
    onPressed(page, control) {
      const [name = '', field = ''] = control.split(':');
      const isTyped = name.startsWith('type') || name.startsWith('fill');
      const shown = isTyped ? shownIn(page) : undefined;
      const userId = sitterOf(page)?.userId;
      if (!shown || userId === undefined) return;
      for (const known of watched[shown.form]) {
        const key = `${userId} ${shown.form} ${known}`;
        const value = shown.values[known];
        // Filling in missing fields also replaces invalid ones.
        if (value !== undefined && (known === field || typed.has(key)))
          typed.set(key, { value, tab: page.tab, at: world.time.now });
      }
    },
    afterStep() {
      // An order of any tab ends the person's drafts.
      for (const page of world.openPages) if (isPlaced(page)) forget(sitterOf(page)?.userId);
      for (const page of world.openPages) {
        const userId = sitterOf(page)?.userId;
        const shown = shownIn(page);
        if (!shown || userId === undefined || page.isDialogOpen) continue;
        for (const field of watched[shown.form]) {
          const before = typed.get(`${userId} ${shown.form} ${field}`);
          const value = shown.values[field];
          if (before && before.tab === page.tab && before.value !== value) {
            tell(`typed text lost: ${shown.form}`, `${field}: ${before.value} → ${value}`);
            typed.delete(`${userId} ${shown.form} ${field}`);
          }
        }
      }
    },
  };
};
