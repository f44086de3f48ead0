import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { isSameAccess, readAccess, type Access } from './access.ts';
import { capture, takeNextPicture, takePicture } from './camera.ts';
import { compare, crop, type Difference } from './compare.ts';
import { drawStops } from './focus-path.ts';
import type { Picture } from './pictures.ts';
import type { Verdict } from './report.ts';

/** A screenshot of each tree that has the story, by the tree's origin. */
export interface Pair {
  picture: Picture;
  base?: string;
  now?: string;
}

/** One page per tree, so that both show the same stories in the same order. */
export type Pages = Record<'base' | 'now', Page>;

type Side = 'base' | 'now';
type Folder = Side | 'difference' | `${Side}-crop` | 'difference-crop' | `${Side}-focus`;

/** Phrases and tab stops are read once per story: they are the same in every theme, and nearly so at every width. */
const isReadAloud = ({ width, partner, mode }: Picture) =>
  width === 1280 && partner === undefined && mode === undefined;

/**
 * Number of further captures of a loaded page, by the number of different pixels in the first one. Up to 64 pixels may
 * be a curve: Chromium renders curves in two variants between captures. More may be a part that loaded late and is
 * visible by now.
 */
const capturesFor = (pixels: number) => (pixels <= 64 ? 6 : 2);

/** Captures the current pages again: a real change differs in all captures. */
async function looksSameAgain(pages: Pages, before: Buffer, after: Buffer, pixels: number): Promise<boolean> {
  const seen = { base: [before], now: [after] };
  for (let taken = 1; taken < capturesFor(pixels); taken += 1) {
    const [base, now] = [await capture(pages.base), await capture(pages.now)];
    for (const other of [...seen.now, now]) if (!(await compare(base, other))) return true;
    for (const other of seen.base) if (!(await compare(other, now))) return true;
    seen.base.push(base);
    seen.now.push(now);
  }
  return false;
}

/** Compares the stories of two trees, and writes the screenshots of those that differ into the report's folder. */
export class Judge {
  readonly #pages: Pages;
  readonly #report: string;

  constructor(pages: Pages, report: string) {
    this.#pages = pages;
    this.#report = report;
  }

  async judge(pair: Pair): Promise<Verdict> {
    try {
      return (await this.#isSameAtAGlance(pair)) ? { picture: pair.picture, outcome: 'same' } : await this.#look(pair);
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
      return { picture: pair.picture, outcome: 'failed', reason };
    }
  }

  /** True if quick screenshots of both trees are equal: then state of earlier stories doesn't matter. */
  async #isSameAtAGlance({ picture, base, now }: Pair): Promise<boolean> {
    if (base === undefined || now === undefined || picture.partner !== undefined || picture.mode !== undefined) {
      return false;
    }
    try {
      const before = await takeNextPicture(this.#pages.base, base, picture);
      if (await compare(before, await takeNextPicture(this.#pages.now, now, picture))) return false;
      if (!isReadAloud(picture)) return true;
      return isSameAccess(await readAccess(this.#pages.base), await readAccess(this.#pages.now));
    } catch {
      return false; // the story is looked at again, on pages of its own
    }
  }

  async #look({ picture, base, now }: Pair): Promise<Verdict> {
    const before = base === undefined ? undefined : await takePicture(this.#pages.base, base, picture);
    const after = now === undefined ? undefined : await takePicture(this.#pages.now, now, picture);
    const found = before && after && (await compare(before, after));
    const difference = found && !(await looksSameAgain(this.#pages, before, after, found.pixels)) ? found : undefined;

    const access = isReadAloud(picture) && {
      ...(before && { base: await readAccess(this.#pages.base) }),
      ...(after && { now: await readAccess(this.#pages.now) }),
    };
    const isHeardSame = !access || (access.base && access.now && isSameAccess(access.base, access.now));
    if (before && after && !difference && isHeardSame) return { picture, outcome: 'same' };

    for (const [side, taken] of [
      ['base', before],
      ['now', after],
    ] as const) {
      if (taken) await this.#keepSide(side, picture, taken, difference, access ? access[side] : undefined);
    }
    if (difference) {
      this.#keep('difference', picture, difference.marked);
      this.#keep('difference-crop', picture, await crop(difference.marked, difference.box));
    }
    return {
      picture,
      outcome: before && after ? 'changed' : before ? 'gone' : 'new',
      ...(difference && { pixels: difference.pixels }),
      ...(access && { access }),
    };
  }

  async #keepSide(side: Side, picture: Picture, taken: Buffer, difference?: Difference, access?: Access) {
    this.#keep(side, picture, taken);
    if (difference) this.#keep(`${side}-crop`, picture, await crop(taken, difference.box));
    if (access && access.stops.length > 0) {
      this.#keep(`${side}-focus`, picture, await drawStops(taken, access.stops));
    }
  }

  #keep(folder: Folder, { key }: Picture, picture: Buffer | undefined): void {
    if (!picture) return;
    mkdirSync(join(this.#report, folder), { recursive: true });
    writeFileSync(join(this.#report, folder, `${key}.png`), picture);
  }
}
