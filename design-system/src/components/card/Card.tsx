import type { MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../link/Anchor.tsx';

export interface CardProps {
  /** Content of the card. */
  children: ReactNode;
  /** Element. @default 'div' */
  element?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `card` is one of many; `panel` is a place of its own, rounder and roomier. @default 'card' */
  look?: 'card' | 'panel';
  /** Ground of the card. @default 'raised' */
  tone?: 'raised' | 'accent' | 'selected' | 'outline';
  /** `none` lets a drawing run to the edges. @default 'medium' */
  padding?: 'none' | 'medium' | 'roomy';
  /** Id of the heading that names it, for an element that is a landmark or an article. */
  labelledBy?: string;
}

/** A raised surface: no border, no shadow. With a CardLink inside, the whole of it is the link. */
export function Card({
  children,
  element = 'div',
  look = 'card',
  tone = 'raised',
  padding = 'medium',
  labelledBy,
}: CardProps) {
  return (
    <Root as={element} aria-labelledby={labelledBy} data-look={look} data-tone={tone} data-padding={padding}>
      {children}
    </Root>
  );
}

export interface CardLinkProps {
  /** The card's name; put it inside the card's heading. */
  children: ReactNode;
  href: string;
  /** Called before the link is followed; `preventDefault` keeps it from being followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** The one link of a card, stretched over all of it: read once, pressed anywhere. */
export function CardLink({ children, onPress, ...anchor }: CardLinkProps) {
  return (
    <Stretched {...anchor} data-card-link="" {...(onPress && { onClick: onPress })}>
      {children}
    </Stretched>
  );
}

export interface CardControlsProps {
  children: ReactNode;
}

/** Other controls of a card with a CardLink: they stand above the stretched link. */
export function CardControls({ children }: CardControlsProps) {
  return <Controls>{children}</Controls>;
}

const Root = styled.div`
  position: relative;
  min-width: 0;
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
  transition: box-shadow var(--duration-medium) var(--ease-out);

  &[data-look='panel'] {
    border-radius: var(--radius-panel);
  }
  &[data-padding='none'] {
    padding: 0;
    overflow: clip;
  }
  &[data-tone='accent'] {
    background: var(--color-surface-accent);
  }
  &[data-tone='selected'] {
    background: var(--color-surface-selected);
  }
  &[data-tone='outline'] {
    background: transparent;
    box-shadow: inset 0 0 0 1px var(--color-border-ground);
  }
  &:has([data-card-link]:hover) {
    box-shadow: 0 0 0 2px var(--color-text);
  }
  /* The ring goes round what can be pressed, which is the card. */
  &:has([data-card-link]:focus-visible) {
    outline: var(--focus-ring);
    outline-offset: var(--focus-ring-offset);
    box-shadow: var(--focus-ring-halo);
  }

  @media (min-width: 64rem) {
    &[data-look='panel'][data-padding='medium'] {
      padding: var(--space-6);
    }
    &&[data-padding='roomy'] {
      padding: var(--space-8);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &:has([data-card-link]:is(:hover, :focus-visible)) {
      outline: 3px solid Highlight;
    }
  }
`;

const Stretched = styled(Anchor)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  /* Not the global ring: the card wears it. */
  &:focus-visible {
    outline: none;
    box-shadow: none !important;
  }
`;

const Controls = styled.div`
  position: relative;
  z-index: 1;
`;
