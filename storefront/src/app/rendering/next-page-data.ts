import { offersOf } from '#/features/offer/index.ts';
import type { RootState } from '../store.ts';

/** Data of pages that are the same for everyone, without the list of offers, which every page has. */
export type PageData = Pick<RootState, 'content' | 'late'>;

/** The slices of `late` that such pages fill. */
const lateNames = ['comparison', 'faq', 'offer'];

/** The data of a page that the server has rendered. */
export function pageDataOf({ content, late }: RootState): PageData {
  return { content, late: Object.fromEntries(lateNames.map((name) => [name, late[name]])) };
}

type Parts = Readonly<Record<string, unknown>>;

const isIdle = (part: unknown) => (part as { status?: string } | undefined)?.status === 'idle';

/** Adds the data that the browser has not requested yet. Requested data stay, also if they failed or are loading. */
function filled<Own extends object>(own: Own, theirs: Partial<Own>): Own {
  const asked = Object.fromEntries(Object.entries(own).filter(([, part]) => !isIdle(part)));
  return { ...own, ...theirs, ...asked };
}

/** The browser's state with the data of the next page. */
export function withPageData(state: RootState, { content, late }: PageData): RootState {
  const { content: own } = state;
  const [ownComparison, comparison] = [state.late['comparison'], late['comparison']] as Record<string, Parts>[];
  return {
    ...state,
    content: {
      ...filled(own, content),
      carPages: { ...content.carPages, ...own.carPages },
      textPages: { ...content.textPages, ...own.textPages },
    },
    late: {
      ...filled(state.late, late),
      offer: { ...offersOf({ late }), ...offersOf(state) },
      comparison: ownComparison
        ? {
            ...filled(ownComparison, comparison ?? {}),
            plans: { ...comparison?.['plans'], ...ownComparison['plans'] },
            vehicles: { ...comparison?.['vehicles'], ...ownComparison['vehicles'] },
          }
        : comparison,
    },
  };
}
