import type { ComponentProps } from 'react';

/** Attributes of a native element, without its content and its looks: those are the system's. */
export type NativeProps<Tag extends 'a' | 'button'> = Omit<
  ComponentProps<Tag>,
  'children' | 'className' | 'dangerouslySetInnerHTML' | 'onClick' | 'style'
>;
