import type { Action } from '@reduxjs/toolkit';
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { SiteLayout } from '#/routes/layout/SiteLayout.tsx';
import { createApp, type AppOptions } from './app.tsx';
import type { FakeRecords } from './fake-browser.ts';

export interface ShownPage extends Pick<AppOptions, 'ports' | 'serverBudget' | 'storage'> {
  url: string;
  page: ReactNode;
  /** Records of an earlier visit in the browser's database, by kind and key. */
  records?: FakeRecords['kept'];
  /** Events before the page is shown. */
  events?: readonly Action[];
  /** Finds content of the complete page. @default its heading */
  settledBy?: (canvas: Canvas) => Promise<unknown>;
}

interface Canvas {
  findByRole: (role: 'heading', by: { level?: number; name?: string | RegExp }) => Promise<unknown>;
  findByText: (text: string | RegExp) => Promise<unknown>;
  findByLabelText: (text: string | RegExp) => Promise<unknown>;
}

/** Renders a page inside the store's frame, with sample services. The document is the story's own. */
export function page({ url, page: content, events = [], settledBy, records, ...options }: ShownPage) {
  return {
    loaders: [
      async () => {
        const app = createApp(url, options);
        Object.assign(app.ports.records.kept, records);
        await app.router.load();
        for (const event of events) app.store.dispatch(event);
        return { app };
      },
    ],
    render: (_: object, { loaded }: { loaded: Record<string, unknown> }) => {
      const { app } = loaded as { app: ReturnType<typeof createApp> };
      return app.withNotices(
        <RouterContextProvider router={app.router}>
          <SiteLayout>{content}</SiteLayout>
        </RouterContextProvider>,
      );
    },
    play: async ({ canvas }: { canvas: Canvas }) => {
      // Sections have separate chunks, which on a busy machine load later than a query's default timeout of a second.
      await waitFor(() => settledBy?.(canvas) ?? canvas.findByRole('heading', { level: 1 }), { timeout: 10_000 });
    },
  };
}
