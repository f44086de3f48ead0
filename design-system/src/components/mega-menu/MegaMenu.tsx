import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface MegaMenuProps {
  /** Id of the panel, for the `aria-controls` of its button. */
  id: string;
  /** Accessible name of the panel. */
  label: string;
  /** A filter of the list, at the left. */
  filter?: ReactNode;
  /** MenuCars, or a sentence that explains their absence. */
  children: ReactNode;
  /** A note and a link, below a line at the end. */
  foot?: ReactNode;
  /**
   * Called when it should close: on Escape (with `returnsFocus`: focus belongs on the button), a press outside, or
   * focus elsewhere.
   */
  onClose: (closing: { returnsFocus: boolean }) => void;
}

/** A panel over the page, below the header, opened by a button that controls it. See MegaMenu.spec.md. */
export function MegaMenu({ id, label, filter, children, foot, onClose }: MegaMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // A layout effect, because a busy browser runs other effects after the panel is visible.
  useLayoutEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Element &&
      !panel.current?.contains(target) &&
      !target.closest(`[aria-controls="${CSS.escape(id)}"]`);
    const closeOutside = (event: Event) => {
      if (isOutside(event)) close({ returnsFocus: false });
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close({ returnsFocus: true });
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [id]);

  return (
    <Root ref={panel} id={id} role="group" aria-label={label}>
      <Page>
        <Parts>
          {filter !== undefined && <div>{filter}</div>}
          {children}
        </Parts>
        {foot !== undefined && <Foot>{foot}</Foot>}
      </Page>
    </Root>
  );
}

const grow = keyframes`
  from { opacity: 0; clip-path: inset(0 70% 100% 15%); }
  to { clip-path: inset(0 -4rem -4rem); }
`;

const Root = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: var(--layer-overlay);
  max-height: calc(100dvh - var(--size-header));
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--color-surface-raised);
  border-radius: 0 0 var(--radius-panel) var(--radius-panel);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);
  animation: ${grow} var(--duration-long) var(--ease-out);
  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
  }
`;

const Page = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  padding-block: var(--space-6) var(--space-7);
  @media (min-width: 48rem) {
    gap: var(--space-7);
    &:has(> :nth-child(2)) {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
  color: var(--color-text-muted);
`;
