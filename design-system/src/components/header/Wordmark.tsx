import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useFailedSource } from '../../foundations/use-failed-source.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

/** The partner that the store belongs to. */
export interface WordmarkPartner {
  name: string;
  /**
   * URL of a logo that replaces the name set in the partner's display font. Its box is reserved from the first paint;
   * if it fails to load, the name is shown.
   */
  logoSrc?: string | undefined;
}

export interface WordmarkProps {
  /** URL of the home page. */
  href: string;
  /** The brand's name, the link's accessible name. */
  name: string;
  /** Drawing of the brand; a `<b>` in it is lighter than the text around. @default the name as text */
  mark?: ReactNode;
  /** Shown first, followed by "por" and the brand's name. */
  partner?: WordmarkPartner;
}

/** The brand's name as a link to the home page. */
export function Wordmark({ href, name, mark, partner }: WordmarkProps) {
  const words = useMessages('header', own);
  if (partner) {
    return (
      <Mark href={href} data-owner="partner" translate="no">
        <PartnerName {...partner} /> <By>{words.by(name.replaceAll(' ', '\u00a0'))}</By>
        <VisuallyHidden>{`, ${words.homePage}`}</VisuallyHidden>
      </Mark>
    );
  }
  return (
    <Mark href={href} data-owner="house" translate="no" aria-label={`${name}, ${words.homePage}`}>
      {mark ?? name}
    </Mark>
  );
}

/** The logo is decorative, because the name is announced anyway. */
function PartnerName({ name, logoSrc }: WordmarkPartner) {
  const { hasFailed, imageProps } = useFailedSource(logoSrc);
  if (logoSrc === undefined || hasFailed) return <Name>{name}</Name>;
  return (
    <>
      <Logo {...imageProps} src={logoSrc} alt="" fetchPriority="high" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

const Mark = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  min-height: var(--size-target);
  border-radius: var(--radius-small);
  color: inherit;
  font: 600 min(1.25rem, 6.25vw) / 1 var(--font-body);
  font-stretch: 125%;
  letter-spacing: -0.035em;
  text-decoration: none;
  white-space: nowrap;
  &[data-owner='partner'] {
    font-family: var(--font-display);
    font-size: min(1.5rem, 7.5vw);
    font-stretch: var(--font-display-width);
    font-weight: var(--font-display-weight);
    letter-spacing: var(--font-display-tracking);
  }
  & > b {
    margin-inline: 0.16em;
    color: var(--color-text-link);
    font-weight: 400;
    [data-surface='stage'] & {
      color: var(--color-text-on-stage-muted);
    }
  }
  @media (min-width: 64rem) {
    font-size: 1.5rem;
    &[data-owner='partner'] {
      font-size: 1.75rem;
    }
  }
`;

/* A long name may wrap to two lines, and is cut after them; the line height shows every descender. */
const Name = styled.span`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  line-height: 1.25;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @media (max-width: 47.999rem) {
    font-size: min(1.125rem, 5.625vw);
  }
`;

/* The same box for every logo, so that loading one shifts nothing. The header gives it a light background. */
const Logo = styled.img`
  box-sizing: border-box;
  flex: none;
  width: 8.5rem;
  max-width: 100%;
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
  @media (min-width: 64rem) {
    width: 10rem;
    height: 3rem;
  }
  @media (forced-colors: active) {
    background: var(--color-surface-raised);
    forced-color-adjust: none;
  }
`;

const By = styled.span`
  display: none;
  margin-inline-start: var(--space-3);
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid var(--surface-border);
  color: var(--surface-text-muted);
  font: 400 var(--text-small) / 1.1 var(--font-body);
  letter-spacing: 0;
  overflow-wrap: break-word;
  white-space: normal;
  @media (min-width: 48rem) {
    display: inline;
  }
`;
