import { all, call, put, select } from 'typed-redux-saga';
import type { ContentPort } from '#/api/ports.ts';
import type { FaqCategory, FaqItem } from '#/domain/content/content.ts';
import { groupQuestions } from '#/domain/content/faq.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { faqFailed, faqLoaded, faqRequested, selectFaq } from './faq.slice.ts';

interface Ports {
  content: ContentPort;
}

/** Questions per page (spec §9, "Per page: FAQ"). */
const questionsPerPage = 50;
/** Protects the page from a service that never ends a category. */
const maximumPages = 20;

/** Loads all questions, once per page, because the search covers all of them. */
export function* loadFaq(ports: Ports) {
  if ((yield* select(selectFaq)).status === 'success') return;
  yield* put(faqRequested());
  yield* load('faq', () => readFaq(ports), faqFailed);
}

/** Reloads the questions in the background; a failure keeps the displayed ones. */
export function* refreshFaq(ports: Ports) {
  yield* load('faq', () => readFaq(ports));
}

function* readFaq(ports: Ports) {
  const categories = yield* read((signal) => ports.content.listFaqCategories(signal));
  yield* put(faqLoaded(groupQuestions(yield* all(categories.map((category) => call(loadCategory, ports, category))))));
}

/** Reads page after page, until one is not full. A service without the `page` parameter repeats its first page. */
function* loadCategory({ content }: Ports, category: FaqCategory) {
  const items: FaqItem[] = [];
  for (let page = 1; page <= maximumPages; page += 1) {
    const wanted = { categoryId: category.id, limit: questionsPerPage, ...(page > 1 && { page }) };
    const found = yield* read((signal) => content.listFaqs(wanted, signal));
    const isRepeated = page > 1 && found[0]?.title === items[0]?.title;
    if (!isRepeated) items.push(...found);
    if (isRepeated || found.length < questionsPerPage) break;
  }
  return { category, items };
}
