import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { BackGesture } from '../../foundations/back-gesture.ts';
import { ReturnFocus } from '../dialog/ReturnFocus.tsx';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface DrawerProps {
  /** Visible heading; also the accessible name. */
  title: string;
  /** Content of the drawer. */
  children: ReactNode;
  /** Whether it is open. @default true */
  isOpen?: boolean;
  /** Called with `false` on Escape, a phone's back gesture and the close button. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Accessible name of the close button. @default 'Fechar menu' */
  closeLabel?: string;
}

/** A modal that fills the window, for menus on small screens. See Drawer.spec.md. */
export function Drawer({ title, children, isOpen = true, closeLabel, ...overlay }: DrawerProps) {
  const words = useMessages('drawer', own);
  return (
    <Overlay {...overlay} isOpen={isOpen}>
      <Panel>
        <Surface>
          <BackGesture />
          <ReturnFocus />
          <Head>
            <Title slot="title">{title}</Title>
            <Close slot="close" aria-label={closeLabel ?? words.close}>
              <Icon name="close" />
            </Close>
          </Head>
          <Body>{children}</Body>
        </Surface>
      </Panel>
    </Overlay>
  );
}

/* It grows from the menu button at the top right. */
const grow = keyframes`
  from { opacity: 0; clip-path: inset(0 0 100% 70%); }
  to { clip-path: inset(0); }
`;

const Overlay = styled(AriaModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-overlay);
`;

const Panel = styled(AriaModal)`
  height: var(--visual-viewport-height, 100dvh);
  background: var(--color-surface-raised);
  animation: ${grow} var(--duration-long) var(--ease-out);
`;

const Surface = styled(AriaDialog)`
  height: 100%;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: 5rem var(--space-5);
  /* Above the sticky head, under which the rest scrolls. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 1;
    outline: var(--focus-ring);
    outline-offset: -3px;
    pointer-events: none;
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-header);
  padding: var(--space-2) var(--gutter);
  background: var(--color-surface-raised);
`;

const Title = styled(AriaHeading)`
  font-family: var(--font-display);
  font-size: var(--text-title);
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  letter-spacing: calc(var(--font-display-tracking) * 0.6);
  line-height: var(--leading-title);
`;

const Close = styled(AriaButton)`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  margin-inline-end: calc(var(--space-2) * -1);
  border-radius: var(--radius-control);
  &[data-hovered] {
    background: var(--color-surface-sunken);
  }
`;

const Body = styled.div`
  /* Content with a z-index of its own scrolls under the head. */
  isolation: isolate;
  /* The head would cover the first control's focus ring. */
  padding: var(--space-2) var(--gutter) max(var(--space-6), env(safe-area-inset-bottom));
`;
