import { createContext, use, useSyncExternalStore, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import type { ToastQueue } from '@signdrive/design-system/toast';
import { layoutCopy } from './layout.copy.ts';

/** Renders notices as toasts. */
export interface NoticeToasts {
  queue: ToastQueue;
  Component: ComponentType<{ queue: ToastQueue }>;
}

interface NoticeSnapshot {
  /** Undefined until the first notice. */
  toasts: NoticeToasts | undefined;
  /** Notices that the page renders itself, because the toast chunk failed to load. */
  plain: readonly { key: string; title: string; action?: { label: string; onPress: () => void } }[];
}

/** The application's notices for the page. */
export interface NoticeBoard {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => NoticeSnapshot;
  /** Closes a plain notice. */
  close: (key: string) => void;
}

const noNotices: NoticeSnapshot = { toasts: undefined, plain: [] };
const getNoNotices = () => noNotices;

/** The page's notice board; an empty one on the server. */
export const NoticeBoardContext = createContext<NoticeBoard>({
  subscribe: () => () => undefined,
  getSnapshot: getNoNotices,
  close: () => undefined,
});

/**
 * Renders the notices, once there are any. A child of the body: a modal dialog makes what is in the page inert, but not
 * what is in React Aria's top layer.
 */
export function NoticeRegion() {
  const board = use(NoticeBoardContext);
  const { toasts, plain } = useSyncExternalStore(board.subscribe, board.getSnapshot, getNoNotices);
  // Only one is visible, because more would cover a phone's page. Without the files of its release, whatever fails later
  // is not the connection's fault: the notice that can reload the page stays in front.
  const notice = plain.find(({ action }) => action) ?? plain.at(-1);
  return (
    <>
      {toasts && <toasts.Component queue={toasts.queue} />}
      {notice && (
        <PlainNotice key={notice.key} data-react-aria-top-layer>
          <Notice
            tone="danger"
            announce="assertive"
            title={notice.title}
            actions={
              <>
                {notice.action && (
                  <Button size="small" onPress={notice.action.onPress}>
                    {notice.action.label}
                  </Button>
                )}
                <Button variant="secondary" size="small" onPress={() => board.close(notice.key)}>
                  {layoutCopy.closeNotice}
                </Button>
              </>
            }
          />
        </PlainNotice>
      )}
    </>
  );
}

export const PlainNotice = styled.div`
  position: fixed;
  z-index: var(--layer-toast);
  inset: var(--space-4) var(--space-4) auto;
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow-y: auto;
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-floating);
  @media (min-width: 64rem) {
    inset-block: var(--space-5) auto;
    inset-inline: auto var(--space-5);
    width: 25rem;
  }
`;
