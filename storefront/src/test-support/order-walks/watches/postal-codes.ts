import { selectAccount } from '#/features/account/account.slice.ts';
import { cepDigits } from '#/domain/contact/contact.ts';
import { shownAddress } from '#/features/checkout/checkout.shown.ts';
import { shownInForms } from '../screens/account-forms.ts';
import { checkoutOf, contentOf } from '../screens/order-view.ts';
import type { Page } from '../browser/page.ts';
import { postalCodes } from '../service/catalogue.ts';
import type { MakeWatch } from './watch.ts';

/** A street that a postal code has filled in goes when another code is typed. */
export const watchPostalCodes: MakeWatch = (world, tell) => {
  /** Pages on which a code was typed. One that is left during the look-up can't tell the next page. */
  const typedOn = new WeakSet<Page>();
  /** Pages that have looked up a code in vain: they don't know what it has filled in. */
  const failedOn = new WeakSet<object>();

  function addressOn(page: Page): { cep?: string | undefined; street?: string | undefined } {
    if (contentOf(page) === 'address') {
      const state = checkoutOf(page);
      return state.cep.status === 'searching' ? {} : shownAddress(state);
    }
    const isAtForms = page.tab.entry.pathname === '/conta/minha-conta';
    return isAtForms && selectAccount(page.state).cep.status !== 'searching' ? shownInForms(page) : {};
  }

  return {
    observer: {
      onAnswered({ call, page, status }) {
        if (call === 'findCep' && status !== 200) failedOn.add(page);
      },
    },
    onPressed(page, control) {
      if (/^type(Address|Home):cep$/.test(control)) typedOn.add(page);
    },
    afterStep() {
      for (const page of world.openPages) {
        if (!typedOn.has(page) || failedOn.has(page.frame)) continue;
        const { cep = '', street } = addressOn(page);
        for (const [code, found] of postalCodes) {
          if (street === found.street && code !== cepDigits(cep))
            tell('shows the street of another postal code', `${cep}: ${street}`);
        }
      }
    },
  };
};
