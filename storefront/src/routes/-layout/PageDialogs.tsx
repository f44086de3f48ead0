import { createElement, useCallback, useState, type ComponentType } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Text } from '@signdrive/design-system/layout';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { retryLabel } from '#/shared/failures/error-copy.ts';
import { dialogClosed, selectPageDialog, type PageDialog } from '#/shared/page/page-dialog.slice.ts';
import { useOnDemand } from '#/shared/loading/use-on-demand.ts';

/** Texts while a dialog is loading, and when it failed to load. */
export const pageDialogsCopy = {
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir',
  failedNext: 'Verifique sua rede e tente de novo.',
} as const;

type Load = () => Promise<ComponentType>;

/** The dialogs that open over any page, each loaded when it is opened. */
const dialogs: Partial<Record<PageDialog['name'], Load>> = {
  availabilityNotice: async () => (await import('#/features/registration/screens.ts')).AvailabilityNoticeDialog,
  login: async () => (await import('#/features/session/screens.ts')).LoginDialog,
  recovery: async () => (await import('#/features/recovery/screens.ts')).RecoveryDialog,
  registration: async () => (await import('#/features/registration/screens.ts')).RegistrationDialog,
};

/** Renders the open dialog (spec §2.2). */
export function PageDialogs() {
  const open = useSelector(selectPageDialog);
  const load = open && dialogs[open.name];
  return (
    load && (
      <I18nProvider locale="pt-BR">
        <PageDialogOnDemand key={open.name} name={open.name} load={load} />
      </I18nProvider>
    )
  );
}

function PageDialogOnDemand({ name, load }: { name: PageDialog['name']; load: Load }) {
  const dispatch = useDispatch();
  const [hasFailed, setHasFailed] = useState(false);
  const Loaded = useOnDemand(
    load,
    !hasFailed,
    useCallback(() => setHasFailed(true), []),
  );
  if (Loaded) return createElement(Loaded);
  if (!hasFailed) return <LoadingOverlay label={pageDialogsCopy.opening} isPassable />;
  return (
    <Dialog
      title={pageDialogsCopy.failed}
      isOpen
      onOpenChange={() => void dispatch(dialogClosed(name))}
      primaryAction={<Button onPress={() => setHasFailed(false)}>{retryLabel}</Button>}
    >
      <Text>{pageDialogsCopy.failedNext}</Text>
    </Dialog>
  );
}
