import type { Action } from '@reduxjs/toolkit';
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { SiteLayout } from '#/routes/-layout/SiteLayout.tsx';
import { createApp, type AppOptions } from './app.tsx';
import type { FakeRecords } from './fake-records.ts';

export interface ShownPage extends Pick<AppOptions, 'ports' | 'serverBudget' | 'storage'> {
  address: string;
  page: ReactNode;
  /** What an earlier visit left in the browser's database, by kind and key. */
  records?: FakeRecords['kept'];
  /** What has happened by the time it is seen. */
  events?: readonly Action[];
  /** Words that stand there once it is whole. @default its heading */
  settledBy?: (canvas: Canvas) => Promise<unknown>;
}

interface Canvas {
  findByRole: (role: 'heading', by: { level?: number; name?: string | RegExp }) => Promise<unknown>;
  findByText: (text: string | RegExp) => Promise<unknown>;
  findByLabelText: (text: string | RegExp) => Promise<unknown>;
}

/** A page inside the store's frame, over sample services. The document around it is the story's own. */
export function page({ address, page: content, events = [], settledBy, records, ...options }: ShownPage) {
  return {
    loaders: [
      async () => {
        const app = createApp(address, options);
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
      // Parts of a page come by scripts of their own; on a busy machine not within the second that a search waits.
      await waitFor(() => settledBy?.(canvas) ?? canvas.findByRole('heading', { level: 1 }), { timeout: 10_000 });
    },
  };
}
