import { isValidElement, type ReactElement } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { Dialog } from './components/dialog/index.ts';
import { LoadingOverlay } from './components/loading-overlay/index.ts';
import { english, MessagesProvider, portuguese, type Messages } from './foundations/messages/index.ts';
import { englishComponents } from './sample-english-components.tsx';
import { englishForms } from './sample-english-forms.tsx';
import { englishPatterns } from './sample-english-patterns.tsx';
import type { EnglishSample } from './sample-english.ts';

const englishSamples = { ...englishComponents, ...englishForms, ...englishPatterns };

/** Entries without components that have messages: drawings for the server, hooks, and the provider itself. */
const withoutWords = new Set(['./cars', './input-before-hydration', './messages']);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && !name.endsWith('Provider') && (typeof value === 'function' || typeof value === 'object');

async function componentsOfPackage(): Promise<string[]> {
  const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.css') && !withoutWords.has(entry));
  const modules: Record<string, unknown>[] = await Promise.all(
    entries.map((entry) => import(entry.replace('.', manifest.name))),
  );
  return modules.flatMap((exported) => Object.entries(exported).filter(isComponent)).map(([name]) => name);
}

/** Appended to each message as its source: "Close⟦dialog.close⟧". */
const mark = (path: string) => `⟦${path}⟧`;
const withoutMarks = (text: string) => text.replaceAll(/⟦[^⟧]*⟧/g, '');

/** Formatted amounts have no mark, because Price splits them. */
const isFormat = (path: string) => path.startsWith('price.format');

type Leaf = string | ((...values: never[]) => string);
type Tree = Readonly<{ [name: string]: Leaf | Tree }>;

function leavesOf(tree: object, path: string[] = []): [path: string, leaf: Leaf][] {
  return Object.entries(tree as Tree).flatMap(([name, value]): [string, Leaf][] => {
    const inside = [...path, name];
    return typeof value === 'object' ? leavesOf(value, inside) : [[inside.join('.'), value]];
  });
}

function marked(tree: object, path: string[] = []): Tree {
  return Object.fromEntries(
    Object.entries(tree as Tree).map(([name, value]): [string, Leaf | Tree] => {
      const inside = [...path, name];
      const place = inside.join('.');
      if (typeof value === 'object') return [name, marked(value, inside)];
      if (isFormat(place)) return [name, value];
      if (typeof value === 'string') return [name, value + mark(place)];
      return [name, (...values: never[]) => value(...values) + mark(place)];
    }),
  );
}

const markedEnglish = marked(english) as unknown as Messages;

const read = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title', 'alt'];

const attributesOf = (element: Element) => read.map((name) => element.getAttribute(name) ?? '');

/** Returns every visible or announced text of the document. */
function textsOfDocument(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push(...(node instanceof Element ? attributesOf(node) : [node.textContent ?? '']));
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

async function textsOf(sample: ReactElement | EnglishSample): Promise<Set<string>> {
  const { states, interact }: EnglishSample = isValidElement(sample) ? { states: [sample] } : sample;
  const inEnglish = (state: ReactElement) => (
    <I18nProvider locale="en-US">
      <MessagesProvider messages={markedEnglish}>{state}</MessagesProvider>
    </I18nProvider>
  );
  const texts = new Set<string>();
  const collect = () => textsOfDocument().forEach((text) => texts.add(text));
  const view = render(<></>);
  for (const state of states) {
    await act(async () => view.rerender(inEnglish(state)));
    collect();
  }
  if (interact) {
    await interact(userEvent.setup(), collect);
    collect();
  }
  cleanup();
  return texts;
}

const textsByComponent = new Map<string, Set<string>>();

beforeAll(async () => {
  // A carousel that overflows and moves at once: jsdom has no layout and can't scroll.
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    return Object.assign(new EventTarget(), { media: query, matches: query.includes('reduce') }) as MediaQueryList;
  });
  Element.prototype.scrollTo = () => undefined;
  for (const [name, sample] of Object.entries(englishSamples)) textsByComponent.set(name, await textsOf(sample));
  width.mockRestore();
  media.mockRestore();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const portugueseOnly = new Set(
  leavesOf(portuguese)
    .filter(
      ([path, leaf]) =>
        typeof leaf === 'string' && !leavesOf(english).some(([, other]) => other === leaf) && !isFormat(path),
    )
    .map(([, leaf]) => leaf as string),
);

/** Texts of several words are found inside of a sentence, too; "de" alone would be found in English ones. */
const isPortuguese = (text: string) =>
  /[À-ÿ]/.test(text) ||
  portugueseOnly.has(text) ||
  [...portugueseOnly].some((words) => words.includes(' ') && text.includes(words));

describe('components inside of a provider with English messages', () => {
  it('there is a sample of every component of the package', async () => {
    expect(Object.keys(englishSamples).toSorted()).toEqual([...new Set(await componentsOfPackage())].toSorted());
  });

  it.each(Object.keys(englishSamples))('%s shows and announces no Portuguese', (name) => {
    expect([...(textsByComponent.get(name) ?? [])].map(withoutMarks).filter(isPortuguese)).toEqual([]);
  });

  it.each(Object.keys(english))('every message of %s comes from the provider', (entry) => {
    const all = [...textsByComponent.values()].flatMap((texts) => [...texts]).join('\n');
    const paths = leavesOf(english).map(([path]) => path);
    const own = paths.filter((path) => path.split('.')[0] === entry && !isFormat(path));
    expect(own.filter((path) => !all.includes(mark(path)))).toEqual([]);
  });
});

it('a nested provider changes single messages and leaves the others', () => {
  render(
    <MessagesProvider messages={english}>
      <MessagesProvider messages={{ dialog: { close: 'Shut' } }}>
        <Dialog title="Payment" isOpen>
          <LoadingOverlay />
        </Dialog>
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(textsOfDocument()).toEqual(expect.arrayContaining(['Shut', 'Loading…']));
});
