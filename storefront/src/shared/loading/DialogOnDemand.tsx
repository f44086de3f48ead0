import { createElement, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '@signdrive/design-system/button';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { Notice } from '@signdrive/design-system/patterns';
import { retryLabel } from '../failures/error-copy.ts';
import { useFocusFallback } from '../failures/retry.ts';
import { useOnDemand } from './use-on-demand.ts';

/** Texts while a dialog is loading, and when it failed to load. */
export const dialogOnDemandCopy = {
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir',
  failedNext: 'Verifique sua rede e tente de novo.',
} as const;

export interface DialogOnDemandProps<Props extends object> {
  /** Imports the dialog; the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the dialog. */
  props: Props;
  /** Rendered in place of the dialog when its chunk could not be fetched. */
  renderFailure: (retry: () => void) => ReactNode;
}

/** An open dialog whose chunk is loaded now. */
export function DialogOnDemand<Props extends object>({ load, props, renderFailure }: DialogOnDemandProps<Props>) {
  const [hasFailed, setHasFailed] = useState(false);
  const Loaded = useOnDemand(
    load,
    !hasFailed,
    useCallback(() => setHasFailed(true), []),
  );
  if (Loaded) return <I18nProvider locale="pt-BR">{createElement(Loaded, props)}</I18nProvider>;
  if (!hasFailed) return <LoadingOverlay label={dialogOnDemandCopy.opening} isPassable />;
  return renderFailure(() => setHasFailed(false));
}

export interface NotOpenedProps {
  retry: () => void;
  /** id of the button that opens the dialog: it gets focus when the notice goes, and after the dialog. */
  openerId: string;
}

/** A dialog of a section that could not be opened. */
export function NotOpened({ retry, openerId }: NotOpenedProps) {
  const ref = useFocusFallback(openerId);
  return (
    <Notice
      tone="danger"
      title={dialogOnDemandCopy.failed}
      announce="assertive"
      actions={
        <Button ref={ref} variant="secondary" size="small" onPress={retry}>
          {retryLabel}
        </Button>
      }
    >
      {dialogOnDemandCopy.failedNext}
    </Notice>
  );
}
