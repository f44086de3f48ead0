export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  createToastQueue,
  toastDurationInMs,
  type ToastAction,
  type ToastMessage,
  type ToastQueue,
  type ToastTone,
} from './toast-queue.ts';
