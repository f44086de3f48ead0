import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Text } from '@signdrive/design-system/layout';
import { contentId } from '#/shared/page/main-content.ts';
import { dialogClosed, selectPageDialog, type PageDialog } from '#/shared/page/page-dialog.slice.ts';
import { DialogOnDemand } from '#/shared/loading/DialogOnDemand.tsx';
import { onDemandCopy } from '#/shared/loading/use-on-demand.ts';

type Load = () => Promise<ComponentType>;

/** The dialogs that open over any page, each loaded when it is opened. */
const dialogs: Record<PageDialog['name'], Load> = {
  availabilityNotice: async () => (await import('#/features/registration/screens.ts')).AvailabilityNoticeDialog,
  login: async () => (await import('#/features/session/screens/LoginDialog.tsx')).LoginDialog,
  recovery: async () => (await import('#/features/recovery/screens/RecoveryDialog.tsx')).RecoveryDialog,
  registration: async () => (await import('#/features/registration/screens.ts')).RegistrationDialog,
};

/** Renders the open dialog (spec §2.2). */
export function PageDialogs() {
  const dispatch = useDispatch();
  const open = useSelector(selectPageDialog);
  if (!open) return null;
  return (
    <DialogOnDemand
      load={dialogs[open.name]}
      props={{}}
      openerId={contentId}
      renderFailure={(retry) => (
        <Dialog
          title={onDemandCopy.failed}
          isOpen
          onOpenChange={() => void dispatch(dialogClosed(open.name))}
          primaryAction={<Button {...retry.button} />}
        >
          <Text>{onDemandCopy.failedNext}</Text>
        </Dialog>
      )}
    />
  );
}
