import { wantedOf } from '#/features/checkout/checkout.gate.ts';
import { selectOrderChange } from '#/features/order-changes/index.ts';
import { selectCard } from '#/features/payment/card.slice.ts';
import { selectIsStoreAwaited } from '#/features/partner-store/index.ts';
import { selectSession } from '#/features/session/index.ts';
import { ordersOf } from '../screens/account.ts';
import { burnOf, outcomeOf } from '../screens/order-review.ts';
import { checkoutOf, contentOf, documentOn, dueOf } from '../screens/order-view.ts';
import type { Page } from '../browser/page.ts';
import { segmentsOf } from '../browser/place.ts';
import { people, personNames, type Person } from '../people/people.ts';
import { statusOfOrder } from '../service/orders.ts';
import { sitter, waysOn } from './way-on.ts';
import type { Violation } from '../watches/watch.ts';
import type { Walk } from '../walk.ts';

export const mostPresses = 40;
/** Longer than any page waits for anything. */
export const longInMs = 5 * 60_000;

/**
 * Follows the offered way in every open page, with services that respond, to a placed order or an unchanged account.
 * @returns why a page has no end
 */
export async function followToTheEnd(walk: Walk): Promise<Violation | undefined> {
  const stuck = await followTabs(walk, followPage);
  // The next visit takes up what was left.
  if (!stuck) await settleWithEverybody(walk);
  return stuck;
}

/** Services respond from here on. Follows the page of each tab. @returns why the first one has no end */
export async function followTabs(
  walk: Walk,
  follow: (walk: Walk) => Promise<Violation | undefined>,
): Promise<Violation | undefined> {
  const { world } = walk;
  world.network.calm();
  await world.time.advance(longInMs);
  walk.look();
  for (const tab of world.tabs.toReversed()) {
    await world.show(tab);
    walk.look();
    const stuck = await follow(walk);
    if (stuck) return stuck;
  }
  return undefined;
}

async function followPage(walk: Walk): Promise<Violation | undefined> {
  const { world } = walk;
  const tried = new Map<string, number>();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const { page } = world.tab;
    if (isAtEnd(page)) return undefined;
    const busy = busyPart(page);
    if (busy !== undefined) {
      await world.time.advance(longInMs);
      walk.look();
      if (busyPart(world.tab.page) === busy && world.tab.page === page) {
        return { name: `waits for ever: ${busy}`, detail: describe(page) };
      }
      continue;
    }
    const ways = waysOn(world, sitter(world, 'ana')).filter((way) => (tried.get(way) ?? 0) < 6);
    const fallback = [
      'closeMethod',
      'chooseMethod:boleto',
      'submitPapers',
      'stepper:documentation',
      'stepper:personalData',
    ];
    const pressed = await firstOf(walk, [...ways, ...fallback.filter((way) => (tried.get(way) ?? 0) < 2)]);
    if (pressed === undefined) return { name: `no way on: ${placeOf(page)}`, detail: describe(page) };
    tried.set(pressed, (tried.get(pressed) ?? 0) + 1);
    await world.time.advance(15_000);
    walk.look();
  }
  return { name: `no end: ${placeOf(world.tab.page)}`, detail: describe(world.tab.page) };
}

async function firstOf(walk: Walk, controls: readonly string[]): Promise<string | undefined> {
  for (const control of controls) {
    const isPressed = await walk.world.press(control);
    if (isPressed) {
      walk.path.push(`(then ${control})`);
      return control;
    }
  }
  return undefined;
}

/** True where nothing is left to do. */
function isAtEnd(page: Page): boolean {
  if (page.isDialogOpen) return false;
  const { pathname } = page.tab.entry;
  if (pathname.includes('/assinar/')) {
    return typeof outcomeOf(page) === 'object' && burnOf(page) !== 'pending' && burnOf(page) !== 'failed';
  }
  if (!pathname.startsWith('/conta')) return true;
  if (selectSession(page.state).status !== 'success') return false;
  const changes = ordersOf(page).map(({ id }) => selectOrderChange(id)(page.state).status);
  return !changes.includes('changing') && !changes.includes('unfinished');
}

function busyPart(page: Page): string | undefined {
  if (selectIsStoreAwaited(page.state)) return 'store';
  if (page.isDialogOpen) return undefined;
  const { pathname } = page.tab.entry;
  if (pathname.startsWith('/conta')) {
    return ['idle', 'loading'].includes(selectSession(page.state).status) ? 'account' : undefined;
  }
  if (!pathname.includes('/assinar/')) return undefined;
  const order = checkoutOf(page);
  const { opening, saving, placing, dealers } = order;
  if (opening.status === 'opening') return 'opening';
  if (opening.status === 'ready' && contentOf(page) === 'waiting') return 'step';
  if (saving.status === 'saving') return 'saving';
  if (['checking', 'sending', 'verifying'].includes(placing.status)) return `order ${placing.status}`;
  const content = contentOf(page);
  if (
    content === 'documentation' &&
    wantedOf(order).some((kind) => ['sent', 'waiting'].includes(documentOn(page, kind).status))
  ) {
    return 'upload';
  }
  if (content === 'pickup' && dealers.status === 'loading') return 'dealers';
  if (content === 'payment' && page.screens.cardHolder) {
    const { step } = selectCard(page.state);
    if (['unasked', 'resuming', 'opening', 'verifying', 'reading'].includes(step)) return `card ${step}`;
  }
  if (burnOf(page) === 'pending') return 'coupon';
  return undefined;
}

const placeOf = (page: Page): string =>
  page.tab.entry.pathname.includes('/assinar/') ? `order, ${contentOf(page)}` : (segmentsOf(page.tab.entry)[1] ?? '');

const describe = (page: Page): string => {
  const state = checkoutOf(page);
  const { opening, placing, placed, saving, burn } = state;
  const card = selectCard(page.state);
  return JSON.stringify({
    at: page.tab.entry.pathname,
    dialog: page.state.pageDialog.open,
    session: selectSession(page.state).status,
    opening: opening.status,
    due: dueOf(page),
    placed,
    placing,
    saving: saving.status,
    burn,
    card: card.step,
  });
};

/** A person who has left something unfinished logs in once more. */
async function settleWithEverybody(walk: Walk): Promise<void> {
  const { world } = walk;
  for (const name of personNames) {
    if (!hasLeftSomething(walk, people[name])) continue;
    walk.path.push(`(then a visit of ${name})`);
    await world.press('closeDialog');
    await openLogInStep(walk);
    // This page checks a session again that was unreachable before.
    await world.press('logOut');
    await openLogInStep(walk);
    await world.press('openLogIn');
    await world.press(`logIn:${name}`);
    await world.time.advance(longInMs);
    walk.look();
  }
}

async function openLogInStep({ world }: Walk): Promise<void> {
  const { tab } = world;
  await world.browser.within(tab.page.frame, () => tab.load('/ofertasvw/polo/assinar/entrar'));
  await world.time.advance(1000);
}

/** True for an order that has no status, or whose coupon this person has not burned. */
function hasLeftSomething({ world: { service } }: Walk, { userId, cpf }: Person): boolean {
  const own = service.orders.filter((order) => order.userId === userId);
  const withCoupon = service.placements.filter(
    ({ orderId, couponCode }) => couponCode !== undefined && own.some(({ id }) => id === orderId),
  );
  const burned = service.burns.filter(({ document }) => document === cpf);
  return own.some((order) => statusOfOrder(order)?.isWithdrawn === true) || withCoupon.length > burned.length;
}
