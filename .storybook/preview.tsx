import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { themes } from '@signdrive/tokens';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { readableProps } from './arg-types.ts';
import { chromaticModes } from './chromatic-modes.ts';
import { showMoreContrast } from './more-contrast.ts';
import { DocsPage } from './untraced/docs-page.tsx';
import { loadCars } from './untraced/load-cars.ts';

function Themed({ theme, contrast, children }: { theme: string; contrast: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset, lang } = document.documentElement;
    if (lang !== 'pt-BR') document.documentElement.lang = 'pt-BR';
    dataset['brand'] = 'house';
    if (theme === 'house') delete dataset['partner'];
    else dataset['partner'] = theme;
  }, [theme]);
  useLayoutEffect(() => showMoreContrast(contrast === 'more'), [contrast]);
  return <I18nProvider locale="pt-BR">{children}</I18nProvider>;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ slug, name }) => ({ value: slug, title: name })),
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'normal', title: 'Default contrast' },
          { value: 'more', title: 'More contrast' },
        ],
      },
    },
  },
  argTypesEnhancers: [readableProps],
  initialGlobals: { theme: 'house', contrast: 'normal' },
  loaders: [loadCars],
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals['theme'])} contrast={String(globals['contrast'])}>
        <Story />
      </Themed>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      page: DocsPage,
    },
    options: {
      storySort: {
        order: [
          'Manual',
          'Foundations',
          'Themes',
          'System',
          'Components',
          ['Layout', 'Actions', 'Choices', 'Forms', 'Navigation', 'Feedback', 'Overlays', 'Content'],
          'Patterns',
          ['Offers', 'Costs', 'Forms', 'Orders', 'Page parts'],
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        width360: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        landscape: { name: 'Phone, landscape', styles: { width: '740px', height: '360px' }, type: 'mobile' },
        width768: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        width1024: { name: 'Notebook, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        width1440: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    chromatic: { modes: chromaticModes },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Passed rules are reported without their elements: describing those takes a third of the time.
        resultTypes: ['violations', 'incomplete'],
        // A story is a part of a page: the journeys test landmarks and the page heading.
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          // In the tests `scripts/story-checks/contrast.ts` checks contrast in every theme, once per kind of text.
          'color-contrast': { enabled: !('__vitest_browser__' in globalThis) },
        },
      },
    },
  },
  tags: ['autodocs'],
});
