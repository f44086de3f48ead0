import { describe, expect, it } from 'vitest';
import { assetsOf, browserEntry, type ViteManifest } from './asset-manifest.ts';

const manifest: ViteManifest = {
  [browserEntry]: {
    file: 'assets/entry-client-a1.js',
    isEntry: true,
    imports: ['_react-b2.js', '_router-c3.js'],
    css: ['assets/entry-d4.css'],
  },
  'src/app/hydrate-page.tsx': { file: 'assets/hydrate-page-j1.js', imports: ['_router-c3.js', '_dom-k2.js'] },
  '_dom-k2.js': { file: 'assets/dom-k2.js' },
  '_react-b2.js': { file: 'assets/react-b2.js' },
  '_router-c3.js': {
    file: 'assets/router-c3.js',
    imports: ['_react-b2.js'],
    css: ['assets/router-e5.css', 'assets/components-l3.css'],
  },
  '_form-f6.js': { file: 'assets/form-f6.js', imports: ['_react-b2.js', '_cycle-g7.js'] },
  '_cycle-g7.js': { file: 'assets/cycle-g7.js', imports: ['_form-f6.js'] },
  'src/routes/pages/help/FaqPage.tsx': {
    file: 'assets/faq-h8.js',
    imports: [browserEntry, '_form-f6.js'],
  },
  'src/assets/share.png': { file: 'assets/share-i9.png' },
};

describe('asset manifest', () => {
  it('names the entry, its static imports and its style sheets, including transitive ones', () => {
    expect(assetsOf(manifest)).toMatchObject({
      entry: 'assets/entry-client-a1.js',
      entryImports: ['assets/react-b2.js', 'assets/router-c3.js', 'assets/hydrate-page-j1.js', 'assets/dom-k2.js'],
      css: ['assets/entry-d4.css', 'assets/router-e5.css'],
    });
  });

  it('gives each route the scripts it needs beyond the entry’s, including cycles', () => {
    expect(assetsOf(manifest).modules['src/routes/pages/help/FaqPage.tsx']).toEqual([
      'assets/faq-h8.js',
      'assets/form-f6.js',
      'assets/cycle-g7.js',
    ]);
  });

  it('keeps the component sheet of a script out of the style sheets of every page', () => {
    expect(assetsOf(manifest).sheets).toEqual({ 'assets/router-c3.js': 'assets/components-l3.css' });
  });

  it('finds the built file of an image', () => {
    expect(assetsOf(manifest).files['src/assets/share.png']).toBe('assets/share-i9.png');
  });

  it('reports a foreign build with a hint', () => {
    expect(() => assetsOf({})).toThrow(`The build's manifest has no ${browserEntry}: build the storefront again.`);
  });
});
