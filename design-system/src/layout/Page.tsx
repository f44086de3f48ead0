import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageProps {
  /** Content, centred within the width of a page. */
  children: ReactNode;
  /** Maximum width: the page's 1280 px, a form's 640, or a text's 672. @default 'page' */
  width?: 'page' | 'form' | 'prose';
}

/** Gutter and maximum width of the page. Everything but full-bleed backgrounds is inside one. */
export function Page({ children, width = 'page' }: PageProps) {
  return <Root data-width={width}>{children}</Root>;
}

const Root = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;

  &[data-width='form'] {
    width: min(100% - 2 * var(--gutter), var(--width-form));
  }
  &[data-width='prose'] {
    width: min(100% - 2 * var(--gutter), var(--width-prose));
  }
`;
