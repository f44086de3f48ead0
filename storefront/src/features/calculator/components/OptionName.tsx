import { styled } from 'styled-components';
import { Badge } from '@signdrive/design-system/badge';
import type { ComparedOption } from '#/domain/comparison/comparison.ts';
import { calculatorCopy, optionName } from '../calculator.copy.ts';

/** The name of an option at its bar and in its column heading; marks the cheapest one. */
export function OptionName({ option, isCheapest }: { option: ComparedOption; isCheapest: boolean }) {
  return (
    <Root>
      {optionName[option]}
      {isCheapest && ' '}
      {isCheapest && <Badge tone="success">{calculatorCopy.cheapestMark}</Badge>}
    </Root>
  );
}

/* The badge wraps below the name, and is above it in a column heading. */
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
