import { call, put, select, takeLatest } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { ContentPort } from '#/api/ports.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { CarPage, TextPage } from '#/domain/content/content.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { read } from '#/shared/loading/requests.ts';
import { conditionsAsked } from './content.events.ts';
import { selectCarPage, selectConditions, selectHome, selectTextPage } from './content.selectors.ts';
import {
  carPageFailed,
  carPageLoaded,
  carPageRequested,
  conditionsFailed,
  conditionsLoaded,
  conditionsRequested,
  homeFailed,
  homeLoaded,
  homeRequested,
  textPageFailed,
  textPageLoaded,
  textPageRequested,
} from './content.slice.ts';

interface Ports {
  content: ContentPort;
}

/** Loads the home page's texts, once per page load. */
export function* loadHome({ content }: Ports) {
  const current = yield* select(selectHome);
  if (current.status === 'success') return;
  yield* put(homeRequested());
  try {
    yield* put(homeLoaded(yield* read((signal) => content.readHome(signal))));
  } catch (caught) {
    yield* call(reportFailure, homeFailed(toAppError(caught)), toAppError(caught));
  }
}

/** Loads the content of a car's offer page. */
export function* loadCarPage({ content }: Ports, slug: string) {
  const current = yield* select(selectCarPage(slug));
  if (current.status === 'success') return;
  yield* put(carPageRequested({ slug }));
  try {
    const page = yield* read((signal) => content.readCarPage(slug, signal));
    yield* put(carPageLoaded({ slug, page: page ?? null }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* call(reportFailure, carPageFailed({ slug, error }), error);
  }
}

/** Loads a text page: policies, terms, holder portal, offer conditions. */
export function* loadTextPage({ content }: Ports, slug: string) {
  const current = yield* select(selectTextPage(slug));
  if (current.status === 'success') return;
  yield* put(textPageRequested({ slug }));
  try {
    const page = yield* read((signal) => content.readPage(slug, signal));
    yield* put(textPageLoaded({ slug, page: page ?? null }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* call(reportFailure, textPageFailed({ slug, error }), error);
  }
}

/** Loads the conditions of all offers. */
export function* loadConditions({ content }: Ports) {
  if ((yield* select(selectConditions)).status === 'success') return;
  yield* put(conditionsRequested());
  try {
    yield* put(conditionsLoaded(yield* read((signal) => content.readConditions(signal))));
  } catch (caught) {
    yield* call(reportFailure, conditionsFailed(toAppError(caught)), toAppError(caught), 'offerConditions');
  }
}

/** On an offer's page the conditions load once the visitor is near them. */
export function* watchConditions(ports: Ports) {
  yield* takeLatest(conditionsAsked, loadConditions, ports);
}

/** The content to reload: home, the conditions, and pages by slug. */
export interface ContentToRefresh {
  home: boolean;
  conditions: boolean;
  carPages: readonly string[];
  textPages: readonly string[];
}

/** Reloads content in the background, one text after the other; a failure keeps the displayed one. */
export function* refreshContent({ content }: Ports, { home, conditions, carPages, textPages }: ContentToRefresh) {
  if (home) yield* call(refresh, (signal: AbortSignal) => content.readHome(signal).then(homeLoaded));
  if (conditions) {
    yield* call(refresh, (signal: AbortSignal) => content.readConditions(signal).then(conditionsLoaded));
  }
  for (const slug of carPages) {
    const load = (page?: CarPage) => carPageLoaded({ slug, page: page ?? null });
    yield* call(refresh, (signal: AbortSignal) => content.readCarPage(slug, signal).then(load));
  }
  for (const slug of textPages) {
    const load = (page?: TextPage) => textPageLoaded({ slug, page: page ?? null });
    yield* call(refresh, (signal: AbortSignal) => content.readPage(slug, signal).then(load));
  }
}

function* refresh(start: (signal: AbortSignal) => Promise<UnknownAction>) {
  try {
    yield* put(yield* read(start));
  } catch (caught) {
    yield* put(loadFailed({ slice: 'content', error: toAppError(caught) }));
  }
}

function* reportFailure(
  failed: ReturnType<typeof homeFailed | typeof carPageFailed | typeof textPageFailed | typeof conditionsFailed>,
  error: AppError,
  slice = 'content',
) {
  yield* put(failed);
  yield* put(loadFailed({ slice, error }));
}
