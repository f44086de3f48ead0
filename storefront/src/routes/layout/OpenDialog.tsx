import { createElement, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { Notice } from '@signdrive/design-system/patterns';
import { onDemandCopy, useRetriedPart } from '#/shared/loading/use-on-demand.ts';
import { contentId } from '#/shared/page/main-content.ts';
import { dialogClosed, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { layoutCopy } from './layout.copy.ts';
import { PlainNotice } from './NoticeRegion.tsx';

/** The page's dialogs, whose chunk loads when one opens. Its progress and its failure need no chunk of their own. */
export function OpenDialog({ load }: { load: () => Promise<ComponentType> }) {
  const dispatch = useDispatch();
  const open = useSelector(selectPageDialog);
  const { Part, retry } = useRetriedPart(load, open, contentId);
  if (!open) return null;
  if (Part) return createElement(Part);
  if (!retry.isShown) return <LoadingOverlay label={onDemandCopy.opening} isPassable />;
  return (
    <PlainNotice ref={returnFocus}>
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
