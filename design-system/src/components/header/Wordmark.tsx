import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/index.ts';
import { Anchor } from '../link/Anchor.tsx';

/** A partner whose store this is. */
export interface WordmarkPartner {
  name: string;
  /** Drawn logo in place of the name set in the partner's display type. Decorative: the name is said anyway. */
  logo?: ReactNode;
}

export interface WordmarkProps {
  /** Address of the home page. */
  href: string;
  /** Shown first, with "por Sign & Drive" beside it. */
  partner?: WordmarkPartner;
}

/** The brand, set in type, leading home. */
export function Wordmark({ href, partner }: WordmarkProps) {
  if (partner) {
    const { name, logo } = partner;
    return (
      <Mark href={href} data-owner="partner">
        <Name>
          {logo}
          {logo === undefined ? name : <VisuallyHidden>{name}</VisuallyHidden>}
        </Name>{' '}
        <By>por Sign &amp; Drive</By>
        <VisuallyHidden>, página inicial</VisuallyHidden>
      </Mark>
    );
  }
  return (
    <Mark href={href} data-owner="house" aria-label="Sign & Drive, página inicial">
      Sign<And>&amp;</And>Drive
    </Mark>
  );
}

const Mark = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: var(--size-target);
  border-radius: var(--radius-small);
  color: inherit;
  font: 700 1.25rem/1 var(--font-body);
  font-stretch: 125%;
  letter-spacing: -0.035em;
  text-decoration: none;
  white-space: nowrap;
  &[data-owner='partner'] {
    font-family: var(--font-display);
    font-size: 1.5rem;
    font-stretch: var(--font-display-width);
    font-weight: var(--font-display-weight);
    letter-spacing: var(--font-display-tracking);
  }
  @media (min-width: 64rem) {
    font-size: 1.5rem;
    &[data-owner='partner'] {
      font-size: 1.75rem;
    }
  }
`;

const And = styled.b`
  margin-inline: 0.16em;
  color: var(--color-text-link);
  font-weight: 400;
  [data-surface='stage'] & {
    color: var(--color-text-on-stage-muted);
  }
`;

/* The letters' descenders must survive the clipping of a long name. */
const Name = styled.span`
  min-width: 0;
  padding-block: 0.2em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const By = styled.span`
  display: none;
  margin-left: var(--space-3);
  padding-left: var(--space-3);
  border-left: 1px solid var(--color-border-ground);
  color: var(--color-text-muted);
  font: 400 var(--text-small) / 1.1 var(--font-body);
  letter-spacing: 0;
  [data-surface='stage'] & {
    border-color: var(--color-border-on-stage);
    color: var(--color-text-on-stage-muted);
  }
  @media (min-width: 48rem) {
    display: inline;
  }
`;
