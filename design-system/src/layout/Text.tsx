import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TextProps {
  /** Words of the text. */
  children: ReactNode;
  /** `lead` opens a section, `small` is the floor of 14 px. @default 'body' */
  look?: 'body' | 'lead' | 'small';
  /** Colour of the text. @default 'default'; a lead is muted unless told otherwise */
  tone?: 'default' | 'muted';
  /** Weight of the font. @default 'regular' */
  weight?: 'regular' | 'strong';
  /** Whether figures take equal widths: money, dates, documents, kilometres. @default false */
  isTabular?: boolean;
  /** Element. @default 'p' */
  element?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'small' | 'strong';
  /** Lets another element be named or described by it. */
  id?: string;
}

/** Running text. */
export function Text({
  children,
  look = 'body',
  tone = look === 'lead' ? 'muted' : 'default',
  weight = 'regular',
  isTabular = false,
  element = 'p',
  id,
}: TextProps) {
  return (
    <Root
      as={element}
      id={id}
      data-look={look}
      data-tone={tone}
      data-weight={weight}
      data-tabular={isTabular || undefined}
    >
      {children}
    </Root>
  );
}

const Root = styled.p`
  font-size: var(--text-body);
  font-weight: 400;
  line-height: var(--leading-body);
  /* Where it is as wide as its words, a long one breaks all the same. */
  max-width: 100%;
  overflow-wrap: break-word;
  text-wrap: pretty;

  &[data-look='lead'] {
    max-width: min(36em, 100%);
    font-size: var(--text-lead);
    line-height: var(--leading-lead);
  }
  &[data-look='small'] {
    font-size: var(--text-small);
    line-height: var(--leading-small);
  }
  &[data-tone='muted'] {
    color: var(--color-text-muted);
  }
  [data-surface='stage'] &[data-tone='muted'] {
    color: var(--color-text-on-stage-muted);
  }
  &[data-weight='strong'] {
    font-weight: 600;
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
