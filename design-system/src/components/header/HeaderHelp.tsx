import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { Anchor, newTab } from '../link/Anchor.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';
import { sessionLook, sessionWordsLook } from './session-look.ts';

export interface HeaderHelpProps {
  label: string;
  /** Where somebody answers. It opens in a new tab, so that the page stays as it is; the link says so. */
  href: string;
  /** Called before the link is followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The way to somebody who helps: for Header's `help`. Under 64rem an icon, as the session. */
export function HeaderHelp({ label, href, onPress }: HeaderHelpProps) {
  return (
    <Root href={href} {...newTab} onClick={onPress}>
      <Icon name="chat" />
      <Words>{label}</Words>
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

const Words = styled.span`
  ${sessionWordsLook}
`;
