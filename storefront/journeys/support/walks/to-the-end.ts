import { burnOf, outcomeOf, slugOf, stepOf } from './reading.ts';
import { people, personNames } from './people.ts';
import type { Tab } from './tab.ts';
import type { Violation } from './watches/watch.ts';
import { nextControls } from './next-controls.ts';
import type { Walk } from './walk.ts';

const maxPresses = 25;
const maxTries = 4;
/** Longer than any automatic wait of a page. */
const longInSeconds = 70;

/** Follows the offered actions in every open page, to a placed order or an account without pending work. */
export async function followToTheEnd(walk: Walk): Promise<Violation | undefined> {
  for (const tab of walk.tabs.toReversed()) {
    await walk.show(tab);
    const stuck = await followPage(walk, tab);
    if (stuck) return stuck;
  }
  await settleWithEverybody(walk);
  return undefined;
}

async function followPage(walk: Walk, tab: Tab): Promise<Violation | undefined> {
  const tried = new Map<string, number>();
  let hasWaited = false;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (isAtEnd(walk, tab)) return undefined;
    const pressed = await pressFirst(
      walk,
      nextControls(tab).filter((way) => (tried.get(way) ?? 0) < maxTries),
    );
    if (pressed !== undefined) {
      tried.set(pressed, (tried.get(pressed) ?? 0) + 1);
      hasWaited = false;
      continue;
    }
    if (hasWaited) return { name: `no way on: ${placeOf(tab)}`, detail: tab.shown.main };
    hasWaited = true;
    await walk.settleFor(longInSeconds);
  }
  return { name: `no end: ${placeOf(tab)}`, detail: tab.shown.main };
}

async function pressFirst(walk: Walk, controls: readonly string[]): Promise<string | undefined> {
  for (const control of controls) {
    const at = walk.path.push(`(then ${control})`);
    if (await walk.press(control)) return control;
    walk.path.splice(at - 1, 1);
  }
  return undefined;
}

/** Whether nothing is left to do. */
function isAtEnd({ stored }: Walk, { shown }: Tab): boolean {
  if (shown.dialog !== undefined) return false;
  const outcome = outcomeOf(shown);
  if (typeof outcome === 'object') return burnOf(shown) !== 'pending' && burnOf(shown) !== 'failed';
  if (shown.url.startsWith('/conta')) return shown.session !== undefined && !shown.text.includes('ainda está sendo');
  return stepOf(shown) === undefined && stored.orders.length > 0 && slugOf(shown) !== undefined;
}

const placeOf = ({ shown }: Tab): string => `${shown.url.split('?')[0]} (${shown.dialog ?? shown.heading})`;

/** A person whose coupon is not used up logs in once more, as on their next visit. */
async function settleWithEverybody(walk: Walk): Promise<void> {
  for (const name of personNames) {
    const own = walk.stored.orders.filter(({ userId }) => String(userId) === people[name].userId);
    const isLeft = own.some(({ couponCode }) => couponCode !== null && !walk.stored.usedCoupons.has(couponCode));
    if (!isLeft) continue;
    walk.path.push(`(then a visit of ${name})`);
    const { tab } = walk;
    if (tab.shown.session?.userId !== people[name].userId) {
      await walk.press('logOut');
      await tab.page.goto('ofertasvw/t-cross/assinar/entrar');
      await walk.settleFor(1);
      await walk.press('openLogIn');
      await walk.press(`logIn:${name}`);
    } else {
      await tab.page.reload();
    }
    await walk.settleFor(longInSeconds);
  }
}
