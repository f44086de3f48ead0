import type { FailureReport } from '../../../server/contract.ts';
import type { Ledger } from '#/shared/ledger/ledger.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import type { AppNotices } from '../notice-board.ts';
import type { createPorts } from '../ports.ts';
import type { AppRouter } from '../router.tsx';

/** What the application gives every feature's watchers. */
export interface WatcherOptions {
  /** The browser's database and the ledger in it are loaded with the watchers, not with the page. */
  ports: ReturnType<typeof createPorts> & { records: RecordsPort; ledger: Ledger };
  router: AppRouter;
  notices: AppNotices;
  reportFailure: (failure: FailureReport) => void;
}
