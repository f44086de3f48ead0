import type { MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../link/Anchor.tsx';

export interface CardProps {
  /** Content of the card. */
  children: ReactNode;
  /** HTML element. @default 'div' */
  element?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `card` for one item of many; `panel` for a single section, with larger radius and padding. @default 'card' */
  look?: 'card' | 'panel';
  /** Background of the card. @default 'raised' */
  tone?: 'raised' | 'accent' | 'selected' | 'outline';
  /** `none` lets a picture reach the edges. @default 'medium' */
  padding?: 'none' | 'medium' | 'roomy';
  /** Id of the heading that names it, if the element is a landmark or an article. */
  labelledBy?: string;
}

/** A raised surface without border or shadow. With a CardLink inside, the whole card is the link. */
export function Card({
  children,
  element = 'div',
  look = 'card',
  tone = 'raised',
  padding = 'medium',
  labelledBy,
}: CardProps) {
  return (
    <Root
      as={element}
      aria-labelledby={labelledBy}
      data-look={look}
      data-tone={tone}
      data-padding={padding}
      data-surface={tone === 'outline' ? undefined : 'ground'}
    >
      {children}
    </Root>
  );
}

export interface CardLinkProps {
  /** The card's name; put the link inside the card's heading. */
  children: ReactNode;
  href: string;
  /** Called before navigation; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** The only link of a card, stretched over all of it: announced once, pressed anywhere. */
export function CardLink({ children, onPress, ...anchor }: CardLinkProps) {
  return (
    <Stretched {...anchor} data-card-link="" onClick={onPress}>
      {children}
    </Stretched>
  );
}

export interface CardControlsProps {
  children: ReactNode;
}

/** Further controls of a card with a CardLink, layered above the stretched link. */
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
  /* The focus ring surrounds the whole card, because all of it can be pressed. */
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
  /* The card shows the ring instead of the link. */
  &:focus-visible {
    outline: none;
    box-shadow: none !important;
  }
`;

const Controls = styled.div`
  position: relative;
  z-index: 1;
`;
