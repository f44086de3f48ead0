import type { WordmarkProps } from './Wordmark.tsx';

/** The store's wordmark, for stories and tests: the system itself has no brand. */
export const sampleBrand: WordmarkProps = {
  href: '/',
  name: 'Sign & Drive',
  mark: (
    <>
      Sign<b>&amp;</b>Drive
    </>
  ),
};
