export { Popover, type PopoverProps, type PopoverRenderProps, type PopoverTriggerProps } from './Popover.tsx';
