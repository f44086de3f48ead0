import { offerNotices } from '#/features/offer/index.ts';
import { storeNotices } from '#/features/partner-store/index.ts';
import { onDemandCopy } from '#/shared/loading/on-demand.copy.ts';
import type { NoticeBoard, NoticeToasts } from '#/routes/layout/NoticeRegion.tsx';

const notices = {
  ...offerNotices,
  ...storeNotices,
  pressFailed: { title: `${onDemandCopy.failed}. ${onDemandCopy.failedNext}`, tone: 'error' },
  newRelease: {
    title: 'Há uma versão nova da loja. Recarregue a página.',
    action: { label: 'Recarregar', onPress: () => window.location.reload() },
  },
} as const;
type AppNotice = keyof typeof notices;

interface AppNoticePort {
  show: (notice: AppNotice) => void;
  dismiss: (notice: AppNotice) => void;
  /** Loads the chunk of notices, so that one can appear without a connection. */
  prepare: () => Promise<void>;
}

/** The notices of the page. */
export type AppNotices = ReturnType<typeof createNoticeBoard>;

/**
 * Notices that float over the page. Their chunk loads on first use; if that fails without a connection, the page
 * renders them without it.
 */
export function createNoticeBoard(): NoticeBoard & AppNoticePort {
  let toasts: NoticeToasts | undefined;
  let plain: readonly AppNotice[] = [];
  let snapshot: ReturnType<NoticeBoard['getSnapshot']> = { toasts, plain: [] };
  const listeners = new Set<() => void>();

  function publish() {
    snapshot = { toasts, plain: plain.map((notice) => ({ key: notice, ...notices[notice] })) };
    for (const listener of listeners) listener();
  }

  async function load(): Promise<NoticeToasts> {
    const { createToastQueue, NoticeToasts: Component } = await import('./NoticeToasts.tsx');
    if (!toasts) {
      toasts = { queue: createToastQueue(), Component };
      publish();
    }
    return toasts;
  }

  function dismiss(notice: AppNotice) {
    toasts?.queue.close(notice);
    if (!plain.includes(notice)) return;
    plain = plain.filter((shown) => shown !== notice);
    publish();
  }

  return {
    prepare: async () => void (await load()),
    show: (notice) => {
      load().then(
        ({ queue }) => queue.show({ key: notice, ...notices[notice] }),
        () => {
          plain = [...plain.filter((shown) => shown !== notice), notice];
          publish();
        },
      );
    },
    dismiss,
    close: (key) => dismiss(key as AppNotice),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
