import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor, newTab } from './Anchor.tsx';
import { NewTabNote } from './NewTabNote.tsx';

export interface LinkProps extends NativeProps<'a'> {
  /** Text of the link. */
  children: ReactNode;
  /** URL of the link. */
  href: string;
  /** `inline` for a link in a sentence, underlined; `standalone` for one in a row of 44 px. @default 'inline' */
  look?: 'inline' | 'standalone';
  /** Icon of a standalone link. */
  icon?: IconName;
  /** Side of the icon. @default 'end' */
  iconPosition?: 'start' | 'end';
  /** Whether it opens another site in a new tab; it is labelled so. @default false */
  isExternal?: boolean;
  /** Called before navigation; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

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
    <Root {...anchor} {...(isExternal && newTab)} onClick={onPress} data-look={look}>
      {iconPosition === 'start' && drawing}
      {look === 'standalone' ? <span>{children}</span> : children}
      {isExternal && <NewTabNote />}
      {iconPosition === 'end' && drawing}
    </Root>
  );
}

const Root = styled(Anchor)`
  border-radius: 2px;
  color: var(--surface-link);
  font-weight: 560;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;

  &:hover {
    color: var(--surface-link-hover);
    text-decoration-thickness: 2px;
  }
  &[data-look='standalone'] {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    max-width: 100%;
    min-height: var(--size-target);
    text-decoration-line: none;
  }
  & > span {
    min-width: 0;
  }
  &[data-look='standalone']:hover {
    text-decoration-line: underline;
  }

  @media (forced-colors: active) {
    color: LinkText;
  }
`;
