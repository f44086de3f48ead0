import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { onDemandCopy } from './use-on-demand.ts';
import { OnDemand, type OnDemandProps } from './OnDemand.tsx';
import { useState } from 'react';

/** An open dialog whose chunk is loaded now. */
export function DialogOnDemand<Props extends object>(props: Omit<OnDemandProps<Props>, 'fallback'>) {
  return (
    <I18nProvider locale="pt-BR">
      <OnDemand {...props} fallback={<LoadingOverlay label={onDemandCopy.opening} isPassable />} />
    </I18nProvider>
  );
}

/**
 * The dialog that a press has opened, if any; `open()` has no argument if there is only one. Each press has its own
 * `key`: as the key of an `OnDemand` it makes another press on the opener request a chunk again that could not be
 * fetched.
 */
export function useOpened<What = void>() {
  const [opened, setOpened] = useState<{ what: What; key: number }>();
  return {
    opened,
    open: (what: What) => setOpened((former) => ({ what, key: (former?.key ?? 0) + 1 })),
    close: () => setOpened(undefined),
  };
}
