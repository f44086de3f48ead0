/** Which offers the comparison shows side by side, and with which term and kilometres (product.md, "Routes"). */
import { representativeOf } from '../offer/catalog.ts';
import { isSameOffer, type Offer } from '../offer/offer.ts';
import { readjustmentIn, readjustmentSearch } from './readjustment.ts';
import { versionValue } from '../offer/offer.ts';

/** More columns can't be read side by side on a phone. */
export const maxCompared = 3;

/** One column: a car and its version. */
export interface ComparedItem {
  slug: string;
  /** A `versionValue`; without it, the version that represents the car in lists. */
  version?: string;
}

/** Term and kilometres of every column, or the closest plan of each offer. */
export interface WantedPlan {
  deadlineInMonths?: number;
  monthlyKm?: number;
}

export interface ComparedSelection extends WantedPlan {
  /** In the order of the URL, each once. */
  items: readonly ComparedItem[];
  /** Hides rows that are equal in every column. */
  isDifferencesOnly?: true;
  /** The visitor's own yearly readjustment, percent. */
  readjustmentPercent?: number;
}

const itemPattern = /^(?<slug>.+?)(?:\.(?<version>[A-Za-z0-9-]{1,20}\.\d{4}(?:\.1)?))?$/;

/** `t-cross`, or `t-cross.TCCOM1.2026` for one version. A query leaves dots unescaped. */
const itemText = ({ slug, version }: ComparedItem): string =>
  version === undefined ? slug : `${slug}.${version.replaceAll('~', '.')}`;

/** Unique key of one version of one car among all offers. */
export const offerId = (offer: Offer): string => itemText({ slug: offer.slug, version: versionValue(offer) });

/** Slugs in any case, as in a page's path. */
function itemsOf(value: unknown): ComparedItem[] {
  const texts = typeof value === 'string' ? new Set(value.split(',').map((text) => text.trim())) : [];
  return [...texts].flatMap((text) => {
    const { slug, version } = itemPattern.exec(text)?.groups ?? {};
    return slug === undefined
      ? []
      : [{ slug: slug.toLowerCase(), ...(version !== undefined && { version: version.replaceAll('.', '~') }) }];
  });
}

/** Returns `undefined` for anything but a whole number from 1 to 999,999. */
const countIn = (value: unknown): number | undefined =>
  /^[1-9]\d{0,5}$/.test(String(value)) ? Number(value) : undefined;

/**
 * Reads a selection from a URL: `ofertas=t-cross,nivus.NVHIG1.2026&prazo=36&km=1500&diferencas=1`. Invalid numbers
 * are left out; a text that is no slug is a car that is not on offer. `com` adds an item, and `em` (1 to 3) is the
 * position it replaces: a form without script can only add fields.
 */
export function decodeCompared(search: Readonly<Record<string, unknown>>): ComparedSelection {
  const listed = itemsOf(search['ofertas']);
  const [added] = itemsOf(search['com']);
  const isNew = added !== undefined && !listed.some((item) => itemText(item) === itemText(added));
  const place = countIn(search['em']);
  const isPlace = place !== undefined && place <= listed.length;
  const items = !isNew ? listed : isPlace ? listed.with(place - 1, added) : [...listed, added];
  const [deadlineInMonths, monthlyKm] = [countIn(search['prazo']), countIn(search['km'])];
  const readjustmentPercent = readjustmentIn(search);
  return {
    items,
    ...(deadlineInMonths !== undefined && { deadlineInMonths }),
    ...(monthlyKm !== undefined && { monthlyKm }),
    ...(readjustmentPercent !== undefined && { readjustmentPercent }),
    ...(search['diferencas'] === '1' && { isDifferencesOnly: true }),
  };
}

/** Query of a selection's URL; a form sends the same fields. */
export function comparedQuery(selection: ComparedSelection): Record<string, string> {
  const { items, deadlineInMonths, monthlyKm, isDifferencesOnly, readjustmentPercent } = selection;
  return {
    ...(items.length > 0 && { ofertas: items.map(itemText).join(',') }),
    ...(deadlineInMonths !== undefined && { prazo: String(deadlineInMonths) }),
    ...(monthlyKm !== undefined && { km: String(monthlyKm) }),
    ...readjustmentSearch(readjustmentPercent),
    ...(isDifferencesOnly && { diferencas: '1' }),
  };
}

/** URL of the page for a selection, in the house store. Commas stay unescaped for readability. */
export function comparedUrl(selection: ComparedSelection): string {
  const query = Object.entries(comparedQuery(selection)).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? '/comparar' : `/comparar?${query.join('&')}`;
}

/**
 * The first three offers of a selection. A version that is not on offer is replaced by the car's representative one.
 * `unknown`: slugs that are not on offer.
 */
export function offersCompared(
  { items }: Pick<ComparedSelection, 'items'>,
  offers: readonly Offer[],
): { found: readonly { item: ComparedItem; offer: Offer }[]; unknown: readonly string[]; hasMore: boolean } {
  const found: { item: ComparedItem; offer: Offer }[] = [];
  const unknown: string[] = [];
  for (const item of items) {
    const versions = offers.filter(({ slug }) => slug === item.slug);
    const offer = versions.find((version) => versionValue(version) === item.version) ?? representativeOf(versions);
    if (!offer) unknown.push(item.slug);
    else if (!found.some((other) => other.offer.slug === offer.slug && isSameOffer(other.offer, offer)))
      found.push({ item, offer });
  }
  return { found: found.slice(0, maxCompared), unknown, hasMore: found.length > maxCompared };
}

/** Toggles a car in a list: removes it, or adds it if there is room. */
export function toggledCompared(slugs: readonly string[], chosen: string): readonly string[] {
  if (slugs.includes(chosen)) return slugs.filter((slug) => slug !== chosen);
  return slugs.length < maxCompared ? [...slugs, chosen] : slugs;
}
