import type { WordmarkProps } from './Wordmark.tsx';

/** The store's wordmark, for stories and tests: the store brings its own. */
export const sampleBrand: WordmarkProps = {
  href: '/',
  name: 'Sign & Drive',
  mark: (
    <>
      Sign<b>&amp;</b>Drive
    </>
  ),
};
