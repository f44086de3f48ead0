import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../../foundations/is-plain-click.ts';
import { useMessages, type Messages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { SessionWords, sessionLook } from './session-look.ts';
import { words as own } from './words.ts';

export interface HeaderSession {
  /**
   * `anonymous`: no session. `hint`: a cookie suggests a session, but the server can't identify the user. `known`: the
   * browser has checked the session.
   */
  state: 'anonymous' | 'hint' | 'known';
  /** URL of the log-in or of the account. Works without script. */
  href: string;
  /** Greeting of a known session: "Olá, Maria Clara" (spec 2.3). */
  greeting?: string;
  /** Called before navigation, on a plain click; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function textOf({ state, greeting }: HeaderSession, words: Messages['header']): string {
  if (state === 'anonymous') return words.logIn;
  return (state === 'known' ? greeting : undefined) ?? words.account;
}

/** The session link in the header: the icon has the same position in every state. */
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
      <SessionWords>{textOf(session, words)}</SessionWords>
    </Root>
  );
}

/* The icon comes first in the order, at the end of the row: text before it would shift when the icon loads. */
const Root = styled(Anchor)`
  ${sessionLook}
  flex-direction: row-reverse;
`;
