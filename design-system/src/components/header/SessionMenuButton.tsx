import type { MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { SessionWords, sessionLook } from './session-look.ts';

export interface SessionMenuButtonProps {
  /** Greeting of the known session: "Olá, Maria Clara" (spec 2.3). Its accessible name at every width. */
  greeting: string;
  /** Opens the menu. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Called on hover and on keyboard focus: the time to preload the menu. */
  onIntent?: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu' | 'dialog';
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the account menu: for Header's `sessionMenu`, with the session link's position and size. */
export function SessionMenuButton({ greeting, onPress, onIntent, ...native }: SessionMenuButtonProps) {
  return (
    <Root {...native} type="button" onClick={onPress} onPointerEnter={onIntent} onFocus={onIntent}>
      <SessionWords>{greeting}</SessionWords>
      <Chevron>
        <Icon name="chevron-down" size="small" />
      </Chevron>
      <Icon name="user" />
    </Root>
  );
}

const Root = styled.button`
  ${sessionLook}
`;

/* Between text and icon, so that the icon has the same position as in the session link. */
const Chevron = styled.span`
  display: none;
  flex: none;

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
  @media (min-width: 64rem) {
    display: block;
  }
`;
