import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
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
    <Root href={href} target="_blank" rel="noopener noreferrer" onClick={onPress}>
      <Icon name="chat" />
      <Words>{label}</Words> <NewTab>(abre em nova aba)</NewTab>
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

const NewTab = styled.span`
  ${visuallyHidden}
`;
