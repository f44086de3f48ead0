import { createElement, useCallback, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { Notice } from '@signdrive/design-system/patterns';
import { useRetry } from '#/shared/failures/FailedContent.tsx';
import { onDemandCopy } from '#/shared/loading/on-demand.copy.ts';
import { useOnDemand } from '#/shared/loading/use-on-demand.ts';
import { contentId } from '#/shared/page/content-id.ts';
import { dialogClosed, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { layoutCopy } from './layout.copy.ts';
import { PlainNotice, PlainNotices } from './NoticeRegion.tsx';

/** The page's dialogs, whose chunk loads when one opens. Its progress and its failure need no chunk of their own. */
export function OpenDialog({ load }: { load: () => Promise<ComponentType> }) {
  const dispatch = useDispatch();
  const open = useSelector(selectPageDialog);
  const [former, setFormer] = useState(open);
  const [hasFailed, setHasFailed] = useState(false);
  if (open !== former) {
    // Another press requests the chunk again.
    setFormer(open);
    setHasFailed(false);
  }
  const Dialogs = useOnDemand(
    load,
    open !== undefined && !hasFailed,
    useCallback(() => setHasFailed(true), []),
  );
  const status = !open ? 'idle' : hasFailed ? 'error' : Dialogs ? 'success' : 'loading';
  const retry = useRetry(status, () => setHasFailed(false), contentId);
  if (!open) return null;
  if (Dialogs) return createElement(Dialogs);
  if (!retry.isShown) return <LoadingOverlay label={onDemandCopy.opening} isPassable />;
  return (
    <PlainNotices ref={returnFocus}>
      <PlainNotice>
        <Notice
          tone="danger"
          announce={retry.announce}
          title={onDemandCopy.failed}
          actions={
            <>
              <Button {...retry.button} variant="secondary" size="small" />
              <Button variant="quiet" size="small" onPress={() => void dispatch(dialogClosed(open.name))}>
                {layoutCopy.closeNotice}
              </Button>
            </>
          }
        >
          {onDemandCopy.failedNext}
        </Notice>
      </PlainNotice>
    </PlainNotices>
  );
}

/** Focus in the removed notice returns to where it was before, usually the opener, which the dialog then returns it to. */
function returnFocus(notice: HTMLElement | null) {
  const before = document.activeElement;
  return () => {
    if (notice?.contains(document.activeElement) && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
  };
}
