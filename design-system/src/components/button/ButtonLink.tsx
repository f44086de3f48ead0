import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { Anchor } from '../link/Anchor.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './look.ts';

export interface ButtonLinkProps extends NativeProps<'a'> {
  /** Words, verb first; may hold an Icon. */
  children: ReactNode;
  /** Where it leads. */
  href: string;
  /** A link takes nothing away, so it is never `danger`. @default 'primary' */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: ButtonSize;
  /** Whether it takes the whole width. @default false */
  isBlock?: boolean;
  /** Called before the link is followed; `preventDefault` keeps it from being followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button: going somewhere, not doing something. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  onPress,
  ...anchor
}: ButtonLinkProps) {
  return (
    <Root
      {...anchor}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      {...(onPress && { onClick: onPress })}
    >
      {children}
    </Root>
  );
}

const Root = styled(Anchor)`
  ${buttonLook}
`;
