import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import type { AssetManifest } from '../../../server/contract.ts';

/** Collects the styles of one page while it is rendered. */
export interface PageStyles {
  collect: (children: ReactNode) => ReactNode;
  /**
   * The styles of the rendered page.
   * @param scripts files of the page's scripts, relative to the base path
   */
  finish: (
    assets: AssetManifest,
    scripts: readonly string[],
    markup: Buffer,
  ) => {
    text: string;
    /** Attributes of the style element. */
    attributes: string;
    /** Component sheets whose rules are all in the page, relative to the base path. */
    sheets: readonly string[];
  };
}

/**
 * The page's styles, by styled-components. A release uses `static-styles/page-styles.tsx` instead
 * (docs/decisions/0027).
 */
export function createPageStyles(): PageStyles {
  const sheet = new ServerStyleSheet();
  return {
    collect: (children) => sheet.collectStyles(children),
    finish() {
      const [, attributes = '', text = ''] = /<style([^>]*)>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
      return { text, attributes, sheets: [] };
    },
  };
}
