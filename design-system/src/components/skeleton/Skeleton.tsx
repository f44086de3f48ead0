import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useAnnounced } from '../../foundations/use-announced.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { words as own } from './words.ts';

export interface SkeletonProps {
  /**
   * Kind of the content; the block has that content's height, so that loading shifts nothing.
   * `box` fills its container's height.
   * @default 'text'
   */
  look?: 'text' | 'small' | 'title' | 'headline' | 'price' | 'control' | 'box';
  /** Share of the container's width. @default 'full' */
  width?: 'full' | 'long' | 'medium' | 'short';
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number;
}

/** A placeholder block for content that is loading. It isn't announced: wrap several in `SkeletonGroup`. */
export function Skeleton({ look = 'text', width = 'full', lines = 1 }: SkeletonProps) {
  if (lines <= 1) return <Block data-look={look} data-width={width} />;
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        <Block key={line} data-look={look} data-width={line === lines - 1 ? 'medium' : width} />
      ))}
    </>
  );
}

export interface SkeletonGroupProps {
  children: ReactNode;
  /** Announced once for the group. @default 'Carregando' */
  label?: string;
}

/** Announces once that a section is loading, and hides its blocks from assistive technology. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  const words = useMessages('skeleton', own);
  const { region, content } = useAnnounced('polite');
  return (
    <div>
      <div {...region}>
        <Words {...content}>{label ?? words.label}</Words>
      </div>
      <div aria-hidden="true" aria-busy="true">
        {children}
      </div>
    </div>
  );
}

const Words = styled.span`
  ${visuallyHidden}
`;

const sweep = keyframes`to { translate: 100% 0; }`;

/* The element has the whole line height of its content; only the clipped middle is painted. */
const Block = styled.span`
  --skeleton-inset: 0.25rem;
  position: relative;
  display: block;
  height: var(--leading-body);
  overflow: hidden;
  clip-path: inset(var(--skeleton-inset) 0 round var(--radius-small));
  background: var(--color-border-subtle);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      transparent,
      color-mix(in oklab, var(--color-surface-raised) 60%, transparent),
      transparent
    );
    translate: -100% 0;
    animation: ${sweep} 1400ms linear infinite;
  }
  &[data-look='small'] {
    height: var(--leading-small);
    --skeleton-inset: 0.1875rem;
  }
  &[data-look='title'] {
    height: var(--leading-title);
  }
  &[data-look='headline'] {
    height: var(--leading-headline);
    --skeleton-inset: 0.375rem;
  }
  &[data-look='price'] {
    height: var(--text-price);
    --skeleton-inset: 0rem;
  }
  &[data-look='control'] {
    height: var(--size-control);
    --skeleton-inset: 0rem;
  }
  &[data-look='box'] {
    height: 100%;
    min-height: var(--size-target);
    --skeleton-inset: 0rem;
  }
  &[data-width='long'] {
    width: 80%;
  }
  &[data-width='medium'] {
    width: 55%;
  }
  &[data-width='short'] {
    width: 30%;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    background: GrayText;
  }
`;
