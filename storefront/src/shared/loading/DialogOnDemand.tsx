import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { OnDemand, onDemandCopy, type OnDemandProps } from './OnDemand.tsx';

/** An open dialog whose chunk is loaded now. */
export function DialogOnDemand<Props extends object>(props: Omit<OnDemandProps<Props>, 'fallback'>) {
  return (
    <I18nProvider locale="pt-BR">
      <OnDemand {...props} fallback={<LoadingOverlay label={onDemandCopy.opening} isPassable />} />
    </I18nProvider>
  );
}
