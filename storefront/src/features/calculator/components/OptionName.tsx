import { styled } from 'styled-components';
import { Badge } from '@signdrive/design-system/badge';
import type { Way } from '#/domain/comparison/comparison.ts';
import { calculatorCopy, wayName } from '../calculator.copy.ts';

/** A way's name at its bar and over its column; the cheapest one says so. */
export function WayName({ way, isCheapest }: { way: Way; isCheapest: boolean }) {
  return (
    <Root>
      {wayName[way]}
      {isCheapest && ' '}
      {isCheapest && <Badge tone="success">{calculatorCopy.cheapestMark}</Badge>}
    </Root>
  );
}

/* The badge goes under the name where there is no room beside it, and over it in a column's head. */
const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;

  th > & {
    flex-direction: column-reverse;
    align-items: flex-end;
  }
`;
