import { useState, type MouseEvent, type Ref } from 'react';
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

/** True if the session link has focus: it is still in its slot while the button that replaces it renders first. */
const isLinkFocused = () =>
  typeof document !== 'undefined' && document.activeElement?.matches('[data-session] > :first-child > a') === true;

/** Opens the account menu: for Header's `sessionMenu`, with the session link's position, size and focus. */
export function SessionMenuButton({ greeting, onPress, onIntent, ...native }: SessionMenuButtonProps) {
  const [keepsFocus] = useState(isLinkFocused);
  return (
    <Root
      {...native}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was on the link in its place
      autoFocus={keepsFocus}
      type="button"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
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
