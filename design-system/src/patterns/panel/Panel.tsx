import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';

export interface PanelProps {
  /** Content of the panel. */
  children: ReactNode;
  /** `raised`: white. `accent`: the comparison's background. `outline`: a frame on the canvas. @default 'raised' */
  look?: 'raised' | 'accent' | 'outline';
  /** Whether it has a section's padding from 64rem on. @default false */
  isRoomy?: boolean;
}

/** A Card that contains other patterns and sets the variable of their background. */
export function Panel({ children, look = 'raised', isRoomy = false }: PanelProps) {
  return (
    <Card look="panel" tone={look} padding={isRoomy ? 'roomy' : 'medium'}>
      <Ground data-look={look}>{children}</Ground>
    </Card>
  );
}

/* A sticky table column is opaque, so it needs the background colour. */
const Ground = styled.div`
  --ground: var(--color-surface-raised);
  min-width: 0;
  &[data-look='accent'] {
    --ground: var(--color-surface-accent);
  }
  &[data-look='outline'] {
    --ground: var(--color-surface-canvas);
  }
`;
