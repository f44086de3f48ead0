import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TextProps {
  /** Content of the text. */
  children: ReactNode;
  /** `lead` for the start of a section, `small` for the smallest size, 14 px. @default 'body' */
  look?: 'body' | 'lead' | 'small';
  /** Colour of the text. @default 'default'; 'muted' for a lead */
  tone?: 'default' | 'muted';
  /** Weight of the font. @default 'regular' */
  weight?: 'regular' | 'strong';
  /** Whether digits have equal widths: money, dates, documents, kilometres. @default false */
  isTabular?: boolean;
  /** HTML element. @default 'p' */
  element?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'small' | 'strong';
  /** Id, so that it can name or describe another element. */
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
  /* A long text wraps, also in a container that is as wide as its content. */
  max-width: 100%;
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
    color: var(--surface-text-muted);
  }
  &[data-weight='strong'] {
    font-weight: 600;
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
