import { defineMain } from '@storybook/react-vite/node';
import { carImages } from './car-images.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../design-system/{src,manual,lab}/**/*.stories.tsx',
    '../design-system/manual/*.mdx',
    '../storefront/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), carImages()],
    // Storybook needs the same source condition and static styled-components as the store's own build.
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    } as NonNullable<typeof config.oxc>,
    resolve: {
      ...config.resolve,
      conditions: ['@signdrive/source', 'module', 'browser', 'development|production'],
    },
  }),
});
