import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import type { AssetManifest } from '../../../server/contract.ts';

/** Collects the styles of one page while it is rendered. */
export interface PageStyles {
  collect: (children: ReactNode) => ReactNode;
  /**
   * Styles of the page once it is rendered.
   * @param scripts files of the page's own part, relative to the base path
   */
  finish: (
    assets: AssetManifest,
    scripts: readonly string[],
    markup: Buffer,
  ) => {
    text: string;
    /** Attributes of the style element. */
    attributes: string;
    /** Component sheets of which the page has every rule, relative to the base path. */
    sheets: readonly string[];
  };
}

/**
 * The page's styles, by styled-components. A release has `static-styles/page-styles.tsx` in its place
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
