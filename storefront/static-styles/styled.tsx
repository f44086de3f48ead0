import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

type Target = string | ComponentType<Record<string, unknown>>;
type Props = Record<string, unknown> & { as?: Target; className?: string };

/** What a component that extends this one takes over. */
interface Look {
  target: Target;
  classes: string;
  attrs: Props | undefined;
}

/** The components of a page under way; on the server only. */
export const RenderedNames = createContext<Set<string> | undefined>(undefined);

/**
 * In place of styled-components in a release: an element with the class names that the build knows.
 * @param name class name of the component's own rules
 * @param attrs properties that win over the caller's
 */
export function styled(target: Target | { look: Look }, name: string, attrs?: Props) {
  const base = typeof target !== 'string' && 'look' in target ? target.look : undefined;
  const look: Look = {
    target: base ? base.target : (target as Target),
    classes: base ? `${base.classes} ${name}` : name,
    attrs: base?.attrs || attrs ? { ...base?.attrs, ...attrs } : undefined,
  };
  const { classes } = look;

  function Styled(props: Props): ReactNode {
    if (import.meta.env.SSR) use(RenderedNames)?.add(name);
    const { as, className, ...rest } = look.attrs ? { ...props, ...look.attrs } : props;
    return createElement(as ?? look.target, { ...rest, className: className ? `${classes} ${className}` : classes });
  }
  Styled.look = look;
  return Styled;
}
