import { isDeepStrictEqual } from 'node:util';
import { requestOf } from '#/api/customer/customer-mapping.ts';
import { selectAccount } from '#/features/account/account.slice.ts';
import { selectSession } from '#/features/session/index.ts';
import type { Page } from '../browser/page.ts';
import type { MakeWatch } from './watch.ts';

/** "Minha conta" shows the customer that the service has when the page is opened, unless that can't be read. */
export const watchAccountCustomer: MakeWatch = (world, tell) => {
  /** Pages at "Minha conta" after the step before, and those whose reading has failed during this one. */
  let shown = new Set<Page>();
  const failed = new Set<object>();
  /** Customers before this step: a late request may change them after they were read. */
  let before = new Map(world.service.customers);

  function check(page: Page): void {
    const session = selectSession(page.state);
    const { customer, newProfile, newAddress } = selectAccount(page.state);
    const isReading = page.isDialogOpen || world.network.pending > 0 || failed.has(page.frame);
    // A form that is being saved reads the customer itself.
    const isSaving = newProfile.status === 'saving' || newAddress.status === 'saving';
    if (isReading || isSaving || session.status !== 'success' || customer.status !== 'success') return;
    const userId = session.user.id;
    const sent = customer.data && Object.entries(requestOf(customer.data.customer));
    const isAs = (stored: Readonly<Record<string, unknown>> | undefined) =>
      sent ? stored && sent.every(([key, value]) => isDeepStrictEqual(stored[key], value)) : !stored;
    if (isAs(before.get(userId)) || isAs(world.service.customers.get(userId))) return;
    tell('the account shows a former customer', userId);
  }

  return {
    observer: {
      onAnswered({ call, page, status }) {
        if (call === 'readCustomer' && status !== 200 && status !== 404) failed.add(page);
      },
    },
    afterStep() {
      const now = world.openPages.filter(({ tab }) => tab.entry.pathname === '/conta/minha-conta');
      for (const page of now) if (!shown.has(page)) check(page);
      shown = new Set(now);
      failed.clear();
      before = new Map(world.service.customers);
    },
  };
};
