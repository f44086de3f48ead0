import { all, call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { ContentPort } from '#/api/ports.ts';
import type { FaqCategory } from '#/domain/content.ts';
import { groupQuestions } from '#/domain/faq.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read } from '#/shared/requests.ts';
import { faqFailed, faqLoaded, faqRequested, selectFaq } from './faq.slice.ts';

interface Ports {
  content: ContentPort;
}

/** Questions read of each category (spec §9, "Per page: FAQ"). */
const questionsPerCategory = 50;

/** Loads all questions, once per page: the search looks through every one of them. */
export function* loadFaq(ports: Ports) {
  if ((yield* select(selectFaq)).status === 'success') return;
  yield* put(faqRequested());
  try {
    const categories = yield* read((signal) => ports.content.listFaqCategories(signal));
    const withItems = yield* all(categories.map((category) => call(loadCategory, ports, category)));
    yield* put(faqLoaded(groupQuestions(withItems)));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(faqFailed(error));
    yield* put(loadFailed({ slice: 'faq', error }));
  }
}

function* loadCategory({ content }: Ports, category: FaqCategory) {
  const wanted = { categoryId: category.id, limit: questionsPerCategory };
  return { category, items: yield* read((signal) => content.listFaqs(wanted, signal)) };
}
