import { writeFile } from 'node:fs/promises';
import { makeSubset, subsets } from './subsets.ts';

/** `npm run fonts -w @signdrive/design-system`: writes the subsets that `foundations/fonts.css` names. */
for (const subset of subsets) {
  const bytes = await makeSubset(subset);
  await writeFile(new URL(`../src/foundations/fonts/${subset.file}`, import.meta.url), bytes);
  console.log(`${subset.file}: ${(bytes.length / 1024).toFixed(1)} KiB`);
}
