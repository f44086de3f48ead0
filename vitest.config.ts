import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Page } from 'playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumFlags, locateChromium } from './scripts/processes/browser.ts';
import { readStoryThemes } from './scripts/story-checks/story-themes.ts';
import { inlineScripts } from './storefront/inline-scripts.ts';

const styledComponents = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
};
const conditions = ['@signdrive/source', 'module', 'node', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions } };

/** Reached only by a test that fails or hangs, however slow the machine is. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** Packs, installs and shows the packages: a stage of its own, too slow for the rules. */
const published = 'scripts/packages/published/*.test.ts';

const executablePath = locateChromium();

const askOfBrowser: BrowserCommand<[wish: Parameters<Page['emulateMedia']>[0]]> = async ({ page }, wish) => {
  await page.emulateMedia(wish);
};

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({
    // Without a browser the other projects must still run, so its absence is reported by the stories alone.
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumFlags] },
    contextOptions: {
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    },
  }),
} as const;

export default defineConfig({
  test: {
    // Nothing else runs beside a stage: by default one core would stay idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [inlineScripts()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tokens,design-system,sandbox,scripts,storefront}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', published],
          // One loading of the store, the sandbox and what they are made of for all files of a worker. Nothing may
          // outlive its file: no fake timer, no stand-in, no open server.
          isolate: false,
          setupFiles: ['./scripts/test-node.setup.ts'],
          ...timeouts,
        },
      },
      {
        resolve,
        ssr,
        // Each of its tests waits for a program of its own: one for each core.
        test: {
          name: 'packages',
          environment: 'node',
          include: [published],
          globalSetup: './scripts/packages/published/install-packages.ts',
          sequence: { concurrent: true },
          maxConcurrency: 2,
          ...timeouts,
        },
      },
      {
        resolve,
        ssr,
        oxc: styledComponents as never,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{design-system,storefront}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./scripts/test-node.setup.ts', './scripts/test-dom.setup.ts'],
          // One window and one loading of React and the store for all files of a worker. Nothing may outlive its file.
          isolate: false,
          ...timeouts,
          // Rules go to the sheet itself, as in a production build. As text, each would have the whole sheet read anew.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
        // A new import found during a run would load React a second time (“Invalid hook call”): what is bundled
        // is looked up before each run, not taken from an earlier one.
        optimizeDeps: { force: true },
        test: {
          name: 'stories',
          // A page of all stories, for pictures: without a test of its own.
          exclude: ['**/node_modules/**', 'design-system/manual/AllComponents.stories.tsx'],
          isolate: false,
          setupFiles: ['./scripts/test-stories.setup.ts'],
          ...timeouts,
          // `STORY_THEMES=made npm run test:stories` looks at every story in themes made from difficult colours.
          provide: { storyThemes: readStoryThemes(process.env['STORY_THEMES']) },
          browser: {
            ...browser,
            // One run in the house's look; what the other themes and the visitor's wishes change is looked at on the
            // same mounted story (scripts/story-checks).
            instances: [{ browser: 'chromium', name: 'stories' }],
            commands: { askOfBrowser },
          },
        },
      },
    ],
  },
});
