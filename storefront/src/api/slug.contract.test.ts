import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlug } from '@signdrive/tokens/slug';
import { slugPattern } from '../../../sandbox/src/slug.ts';

it('the sandbox takes the same slugs as the store', () => {
  const nearSlug = fc.stringMatching(/^[a-zA-Z0-9._-]{0,70}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearSlug, fc.stringMatching(/^[a-z0-9-]{50,70}$/)), (text) => {
      expect(new RegExp(slugPattern).test(text)).toBe(isSlug(text));
    }),
  );
});
