import type { ComponentType, ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';

type Target = string | ComponentType<Props>;
type Props = Record<string, unknown> & { as?: Target; className?: string };

/** The parts of a component that an extending one inherits. */
export interface Look {
  target: Target;
  classes: string;
  attrs: Props | undefined;
}

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
  const Styled = (props: Props) => styledElement(look, props);
  Styled.look = look;
  return Styled;
}

/** The element that a component with this look renders. */
export function styledElement({ target, classes, attrs }: Look, props: Props, key?: string) {
  const given = attrs ? { ...props, ...attrs } : props;
  const { as = target, className } = given;
  const own = { ...given, className: className ? `${classes} ${className}` : classes };
  if (own.as) delete own.as;
  return jsx(as as ElementType, own, key);
}
