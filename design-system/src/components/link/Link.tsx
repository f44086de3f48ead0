import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor, newTab } from './Anchor.tsx';
import { NewTabNote } from './NewTabNote.tsx';

export interface LinkProps extends NativeProps<'a'> {
  /** Words of the link. */
  children: ReactNode;
  /** Address. */
  href: string;
  /** `inline` stands in a sentence, underlined; `standalone` stands alone in a 44 px row. @default 'inline' */
  look?: 'inline' | 'standalone';
  /** Icon of a standalone link. */
  icon?: IconName;
  /** Side of the icon. @default 'end' */
  iconPosition?: 'start' | 'end';
  /** Whether it opens another site in a new tab; the link then says so. @default false */
  isExternal?: boolean;
  /** Called before the link is followed; `preventDefault` keeps it from being followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link. */
export function Link({
  children,
  look = 'inline',
  icon,
  iconPosition = 'end',
  isExternal = false,
  onPress,
  ...anchor
}: LinkProps) {
  const shownIcon = icon ?? (isExternal && look === 'standalone' ? 'external' : undefined);
  const drawing = shownIcon && <Icon name={shownIcon} size="small" />;
  return (
    <Root {...anchor} {...(isExternal && newTab)} {...(onPress && { onClick: onPress })} data-look={look}>
      {iconPosition === 'start' && drawing}
      {look === 'standalone' ? <span>{children}</span> : children}
      {isExternal && <NewTabNote />}
      {iconPosition === 'end' && drawing}
    </Root>
  );
}

const Root = styled(Anchor)`
  border-radius: 2px;
  color: var(--color-text-link);
  font-weight: 560;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;

  &:hover {
    color: var(--color-text-link-hover);
    text-decoration-thickness: 2px;
  }
  &[data-look='standalone'] {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--size-target);
    text-decoration-line: none;
  }
  &[data-look='standalone']:hover {
    text-decoration-line: underline;
  }
  /* The stage's action colour is made for a button's ground, not for text on the dark. */
  [data-surface='stage'] & {
    color: var(--color-text-on-stage);
  }

  @media (forced-colors: active) {
    color: LinkText;
  }
`;
