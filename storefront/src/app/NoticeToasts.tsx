import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createToastQueue, ToastRegion, type ToastQueue } from '@signdrive/design-system/toast';

export { createToastQueue };

/** The toasts with Portuguese texts, in a chunk that loads with the first notice. */
export function NoticeToasts({ queue }: { queue: ToastQueue }) {
  return (
    <I18nProvider locale="pt-BR">
      <ToastRegion queue={queue} />
    </I18nProvider>
  );
}
