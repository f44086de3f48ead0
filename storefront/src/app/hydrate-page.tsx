import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { NoticeBoardContext } from '#/routes/layout/NoticeRegion.tsx';
import { trackHandledPresses } from '#/shared/loading/press-replay.ts';
import { provideHydrationData } from './rendering/hydration-data.ts';
import type { createReport } from './device/browser-ports.ts';
import type { createNoticeBoard } from './notice-board.ts';
import type { AppRouter } from './router.tsx';

export interface HydrationOptions {
  router: AppRouter;
  notices: ReturnType<typeof createNoticeBoard>;
  report: ReturnType<typeof createReport>;
}

/**
 * Hydrates the page that the server sent.
 *
 * A separate chunk because React DOM creates errors while it is evaluated. If a tool listens for them (Lighthouse,
 * monitoring), V8 reads every function on the stack again for their line numbers. Evaluated in the entry chunk this
 * took 22 ms in one task. Here it affects only React DOM, in a task of its own.
 */
export function hydratePage({ router, notices, report }: HydrationOptions): void {
  provideHydrationData();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NoticeBoardContext value={notices}>
          <RouterClient router={router} />
        </NoticeBoardContext>
      </StrictMode>,
      {
        onRecoverableError: (error, { componentStack }) => report.error('hydration', error, componentStack),
      },
    );
  });
  trackHandledPresses();
}
