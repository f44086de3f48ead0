import { styled } from 'styled-components';
import { Heading, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { CostBars, Verdict } from '@signdrive/design-system/patterns';
import type { Calculation } from '#/domain/calculator/calculator.ts';
import { calculatorCopy } from '../calculator.copy.ts';
import { barsOf, caveatsOf, reasonsOf, statementOf } from '../calculator.view.ts';
import { useDebouncedText } from '../use-debounced-text.ts';
import { OptionName } from './OptionName.tsx';

export interface ResultProps {
  calculation: Calculation;
  /** Car and version. */
  carName: string;
  yieldPercent: number | undefined;
  /** True after a change by the visitor: only then is the result announced. */
  hasChanged: boolean;
}

export const resultId = 'resultado';

/** The result: the cheapest option, the difference, and the reasons. */
export function Result({ calculation, carName, yieldPercent, hasChanged }: ResultProps) {
  const { comparison, cheapest } = calculation;
  const statement = statementOf(calculation);
  const announced = useDebouncedText(statement);
  const caveats = caveatsOf(calculation, yieldPercent);
  return (
    <Stack gap={5}>
      <Heading level={2} look="title" id={resultId} isFocusTarget>
        {calculatorCopy.resultOf(carName, comparison.months)}
      </Heading>
      <Verdict statement={<Answer>{statement}</Answer>} tone={cheapest === 'subscription' ? 'for' : 'against'}>
        {caveats.length > 0 && (
          <Stack gap={2}>
            {caveats.map((caveat) => (
              <p key={caveat}>{caveat}</p>
            ))}
          </Stack>
        )}
      </Verdict>
      <CostBars
        label={calculatorCopy.bars(comparison.months)}
        bars={barsOf(calculation).map((bar) => ({
          ...bar,
          label: <OptionName option={bar.key} isCheapest={bar.key === cheapest} />,
        }))}
        spentLabel={calculatorCopy.spent}
        returnedLabel={calculatorCopy.returned}
      />
      <Stack gap={2}>
        <Heading level={3} look="subtitle">
          {calculatorCopy.why}
        </Heading>
        <Stack gap={2} element="ul">
          {reasonsOf(calculation).map((reason) => (
            <Text key={reason} element="li" isTabular>
              {reason}
            </Text>
          ))}
        </Stack>
      </Stack>
      <VisuallyHidden element="div" role="status">
        {hasChanged ? announced : ''}
      </VisuallyHidden>
    </Stack>
  );
}

/* The main sentence of the page. */
const Answer = styled.span`
  display: block;
  font-family: var(--font-display);
  font-size: var(--text-headline);
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  letter-spacing: var(--font-display-tracking);
  line-height: var(--leading-headline);
  text-wrap: balance;
`;
