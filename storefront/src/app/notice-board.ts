import { offerNotices } from '#/features/offer/index.ts';
import { storeNotices } from '#/features/partner-store/index.ts';
import { onDemandCopy } from '#/shared/loading/use-on-demand.ts';
import type { NoticeBoard, NoticeToasts } from '#/routes/layout/NoticeRegion.tsx';

const notices = {
  ...offerNotices,
  ...storeNotices,
  pressFailed: { title: `${onDemandCopy.failed}. ${onDemandCopy.failedNext}`, tone: 'error' },
  /** Shown with the service's message as its title. */
  orderRejected: { title: '', tone: 'error' },
  newRelease: {
    title: 'Há uma versão nova da loja. Recarregue a página.',
    action: { label: 'Recarregar', onPress: () => window.location.reload() },
  },
} as const;
type AppNotice = keyof typeof notices;

interface AppNoticePort {
  /** @param title replaces the notice's own */
  show: (notice: AppNotice, title?: string) => void;
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
  let plain: ReturnType<NoticeBoard['getSnapshot']>['plain'] = [];
  let snapshot: ReturnType<NoticeBoard['getSnapshot']> = { toasts, plain };
  /** The latest message of each notice that was not closed: what is closed while the chunk loads is not shown. */
  const wanted = new Map<AppNotice, (typeof plain)[number]>();
  const listeners = new Set<() => void>();

  function publish() {
    snapshot = { toasts, plain };
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

  const plainWithout = (notice: AppNotice) => plain.filter(({ key }) => key !== notice);

  function dismiss(notice: AppNotice) {
    wanted.delete(notice);
    toasts?.queue.close(notice);
    const others = plainWithout(notice);
    if (others.length === plain.length) return;
    plain = others;
    publish();
  }

  return {
    prepare: async () => void (await load()),
    show: (notice, title = notices[notice].title) => {
      const message = { ...notices[notice], key: notice, title };
      wanted.set(notice, message);
      const isWanted = () => wanted.get(notice) === message;
      load().then(
        ({ queue }) => isWanted() && queue.show(message),
        () => {
          if (!isWanted()) return;
          plain = [...plainWithout(notice), message];
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
