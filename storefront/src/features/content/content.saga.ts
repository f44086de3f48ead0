import { put, select, takeLatest } from 'typed-redux-saga';
import type { ContentPort } from '#/api/ports.ts';
import { load, read } from '#/shared/loading/requests.ts';
import {
  carPageFailed,
  carPageLoaded,
  carPageRequested,
  conditionsAsked,
  conditionsFailed,
  conditionsLoaded,
  conditionsRequested,
  homeFailed,
  homeLoaded,
  homeRequested,
  selectCarPage,
  selectConditions,
  selectHome,
  selectTextPage,
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
  yield* load('content', () => readHome(content), homeFailed);
}

/** Loads the content of a car's offer page. */
export function* loadCarPage({ content }: Ports, slug: string) {
  const current = yield* select(selectCarPage(slug));
  if (current.status === 'success') return;
  yield* put(carPageRequested({ slug }));
  yield* load(
    'content',
    () => readCarPage(content, slug),
    (error) => carPageFailed({ slug, error }),
  );
}

/** Loads a text page: policies, terms, holder portal, offer conditions. */
export function* loadTextPage({ content }: Ports, slug: string) {
  const current = yield* select(selectTextPage(slug));
  if (current.status === 'success') return;
  yield* put(textPageRequested({ slug }));
  yield* load(
    'content',
    () => readTextPage(content, slug),
    (error) => textPageFailed({ slug, error }),
  );
}

/** Loads the conditions of all offers. */
export function* loadConditions({ content }: Ports) {
  if ((yield* select(selectConditions)).status === 'success') return;
  yield* put(conditionsRequested());
  yield* load('offerConditions', () => readConditions(content), conditionsFailed);
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
  if (home) yield* load('content', () => readHome(content));
  if (conditions) yield* load('content', () => readConditions(content));
  for (const slug of carPages) yield* load('content', () => readCarPage(content, slug));
  for (const slug of textPages) yield* load('content', () => readTextPage(content, slug));
}

function* readHome(content: ContentPort) {
  yield* put(homeLoaded(yield* read((signal) => content.readHome(signal))));
}

function* readConditions(content: ContentPort) {
  yield* put(conditionsLoaded(yield* read((signal) => content.readConditions(signal))));
}

function* readCarPage(content: ContentPort, slug: string) {
  const page = yield* read((signal) => content.readCarPage(slug, signal));
  yield* put(carPageLoaded({ slug, page: page ?? null }));
}

function* readTextPage(content: ContentPort, slug: string) {
  const page = yield* read((signal) => content.readPage(slug, signal));
  yield* put(textPageLoaded({ slug, page: page ?? null }));
}
