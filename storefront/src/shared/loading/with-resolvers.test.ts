import { expect, it } from 'vitest';
import { withResolvers } from './with-resolvers.ts';

it('a promise with resolvers is settled from outside', async () => {
  const [kept, broken] = [withResolvers<number>(), withResolvers<number>()];
  kept.resolve(1);
  broken.reject(new Error('no'));
  await expect(kept.promise).resolves.toBe(1);
  await expect(broken.promise).rejects.toThrow('no');
});
