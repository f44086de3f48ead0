import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { NoticeBoardContext } from '#/routes/-layout/NoticeRegion.tsx';
import { trackHandledPresses } from '#/shared/loading/press-replay.ts';
import { provideHydrationData } from './rendering/hydration-data.ts';
import type { createReport } from './device/browser-ports.ts';
import type { createNoticeBoard } from './notice-board.ts';
import type { AppRouter } from './router.tsx';

export interface TakeOverOptions {
  router: AppRouter;
  notices: ReturnType<typeof createNoticeBoard>;
  report: ReturnType<typeof createReport>;
}

/**
 * Hydrates the page that the server sent.
 *
 * A script of its own because of what React DOM does when it is first evaluated: it makes errors, and wherever somebody
 * listens for them (Lighthouse, a monitoring tool) V8 reads every function on the stack again for their lines. Evaluated from
 * the first file that was all of it, 22 ms in one task; from here it is React DOM alone, in a task of its own.
 */
export function takeOver({ router, notices, report }: TakeOverOptions): void {
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
