export { Dialog, type DialogProps, type DialogRenderProps } from './Dialog.tsx';
