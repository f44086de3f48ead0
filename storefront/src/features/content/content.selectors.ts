import type { CarPage, HomeContent, TextPage } from '#/domain/content/content.ts';
import { dataOf, idle, type Loadable } from '#/shared/loading/loadable.ts';
import type { ContentState } from './content.slice.ts';

/** This feature's part of the store's state. */
export interface ContentRoot {
  content: ContentState;
}

/** Conditions that hold for every offer. */
export const selectConditions = (state: ContentRoot) => state.content.conditions;

export const selectHome = (state: ContentRoot) => state.content.home;

export const selectCarPage =
  (slug: string) =>
  (state: ContentRoot): Loadable<CarPage | null> =>
    state.content.carPages[slug] ?? idle;

/** Loaded content of a car's page, if any. */
export const selectCarPageData = (slug: string) => (state: ContentRoot) =>
  dataOf(selectCarPage(slug)(state)) ?? undefined;

/** A page with its own content. */
export type ContentPage = { kind: 'home' } | { kind: 'car' | 'text'; slug: string };

/** The header variant in the page's content. */
export const selectHeaderVariant =
  (page: ContentPage | undefined) =>
  (state: ContentRoot): 'standard' | 'classic' => {
    if (!page) return 'standard';
    const content =
      page.kind === 'home'
        ? selectHome(state)
        : (page.kind === 'car' ? selectCarPage : selectTextPage)(page.slug)(state);
    return dataOf<HomeContent | CarPage | TextPage | null>(content)?.header ?? 'standard';
  };

export const selectTextPage =
  (slug: string) =>
  (state: ContentRoot): Loadable<TextPage | null> =>
    state.content.textPages[slug] ?? idle;
