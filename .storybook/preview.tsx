import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { GlobalStyle } from '@signdrive/design-system/foundations';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/tokens/tokens.css';
import { themes } from './themes.ts';

function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset, lang } = document.documentElement;
    if (lang !== 'pt-BR') document.documentElement.lang = 'pt-BR';
    dataset['brand'] = 'house';
    if (theme === 'house') delete dataset['partner'];
    else dataset['partner'] = theme;
  }, [theme]);
  return <I18nProvider locale="pt-BR">{children}</I18nProvider>;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ slug, name }) => ({ value: slug, title: name })),
      },
    },
  },
  initialGlobals: { theme: 'house' },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals['theme'])}>
        <GlobalStyle />
        <Story />
      </Themed>
    ),
  ],
  parameters: {
    layout: 'padded',
    // Chromatic takes a picture of each story in the house's look on a phone and on a desk, and once per partner.
    chromatic: {
      modes: {
        'house phone': { theme: 'house', viewport: { width: 360, height: 740 } },
        'house desktop': { theme: 'house', viewport: { width: 1280, height: 900 } },
        ...Object.fromEntries(
          themes
            .filter(({ slug }) => slug !== 'house')
            .map(({ slug }) => [`${slug} desktop`, { theme: slug, viewport: { width: 1280, height: 900 } }]),
        ),
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is a part of a page: landmarks and a page heading are asserted in the journeys.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    },
  },
  tags: ['autodocs'],
});
