import type { MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { sessionLook, sessionWordsLook } from './session-look.ts';

export interface SessionMenuButtonProps {
  /** Greeting of the known session: "Olá, Maria Clara" (spec 2.3). Its accessible name, at every width. */
  greeting: string;
  /** Opens the menu. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The visitor points at it or comes to it by keyboard: what it opens may be fetched. */
  onIntent?: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu' | 'dialog';
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the account menu: for Header's `sessionMenu`, where it takes the session link's place and size. */
export function SessionMenuButton({ greeting, onPress, onIntent, ...native }: SessionMenuButtonProps) {
  return (
    <Root {...native} type="button" onClick={onPress} onPointerEnter={onIntent} onFocus={onIntent}>
      <Words>{greeting}</Words>
      <Turn>
        <Icon name="chevron-down" size="small" />
      </Turn>
      <Icon name="user" />
    </Root>
  );
}

const Root = styled.button`
  ${sessionLook}
`;

const Words = styled.span`
  ${sessionWordsLook}
`;

/* Between the words and the icon, so that the icon stays where the session link has it. */
const Turn = styled.span`
  display: none;

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
  @media (min-width: 64rem) {
    display: block;
  }
`;
