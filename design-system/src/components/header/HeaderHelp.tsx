import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { Anchor, newTab } from '../link/Anchor.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';
import { SessionWords, sessionLook } from './session-look.ts';

export interface HeaderHelpProps {
  label: string;
  /** URL of the help. It opens in a new tab to keep the page's state; the link is labelled so. */
  href: string;
  /** Called before navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The help link for Header's `help`. Below 64rem an icon, like the session. */
export function HeaderHelp({ label, href, onPress }: HeaderHelpProps) {
  return (
    <Root href={href} {...newTab} onClick={onPress}>
      <Icon name="chat" />
      <SessionWords>{label}</SessionWords>
      <NewTabNote />
    </Root>
  );
}

const Root = styled(Anchor)`
  ${sessionLook}
  position: relative;
  @media (min-width: 64rem) {
    margin-inline-start: var(--space-3);
  }
`;
