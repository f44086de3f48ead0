import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { Anchor } from '../link/Anchor.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './look.ts';

export interface ButtonLinkProps extends NativeProps<'a'> {
  /** Label, verb first; may contain an Icon. */
  children: ReactNode;
  /** Target of the link. */
  href: string;
  /** A link destroys nothing, so it is never `danger`. @default 'primary' */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: ButtonSize;
  /** Whether the link takes the whole width. @default false */
  isBlock?: boolean;
  /** Called before navigation; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link with the look of a button, for navigation instead of an action. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  onPress,
  ...anchor
}: ButtonLinkProps) {
  return (
    <Root {...anchor} data-variant={variant} data-size={size} data-block={isBlock || undefined} onClick={onPress}>
      {children}
    </Root>
  );
}

const Root = styled(Anchor)`
  ${buttonLook}
`;
