import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../../foundations/is-plain-click.ts';
import { useMessages, type Messages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { sessionLook, sessionWordsLook } from './session-look.ts';
import { words as own } from './words.ts';

export interface HeaderSession {
  /**
   * `anonymous`: nobody is logged in. `hint`: a cookie says that someone probably is, the server doesn't know who.
   * `known`: the session was checked in the browser.
   */
  state: 'anonymous' | 'hint' | 'known';
  /** Where it leads: the log-in, or the account. Works without script. */
  href: string;
  /** Greeting of a known session: "Olá, Maria Clara" (spec 2.3). */
  greeting?: string;
  /** Called before the link is followed, on a plain click; `preventDefault` keeps it from being followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function textOf({ state, greeting }: HeaderSession, words: Messages['header']): string {
  if (state === 'anonymous') return words.logIn;
  return (state === 'known' ? greeting : undefined) ?? words.account;
}

/** The session's place in the header: the icon never moves, whatever is known about the visitor. */
export function SessionLink(session: HeaderSession) {
  const { href, onPress } = session;
  const words = useMessages('header', own);
  return (
    <Root
      href={href}
      onClick={(event) => {
        if (isPlainClick(event)) onPress?.(event);
      }}
    >
      <Icon name="user" />
      <Label>{textOf(session, words)}</Label>
    </Root>
  );
}

/* The icon, at the end of the row, comes first: words that stood there without it would move when it comes. */
const Root = styled(Anchor)`
  ${sessionLook}
  flex-direction: row-reverse;
`;

const Label = styled.span`
  ${sessionWordsLook}
`;
