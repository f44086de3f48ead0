import { Component, memo, useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '@signdrive/design-system/badge';
import { Heading, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { CostBars, Verdict } from '@signdrive/design-system/patterns';
import type { Calculation } from '#/domain/calculator/calculator.ts';
import type { ComparedOption } from '#/domain/comparison/comparison.ts';
import { isSameContent, numbersId } from '../calculator-context.ts';
import { calculatorCopy, optionName } from '../calculator.copy.ts';
import { barsOf, caveatsOf, reasonsOf, statementOf } from '../calculator.view.ts';

export interface ResultProps {
  calculation: Calculation;
  /** Car and version. */
  carName: string;
  yieldPercent: number | undefined;
  /** True after a change by the visitor: only then is the result announced. */
  hasChanged: boolean;
}

export const resultId = 'resultado';

export interface ResultPlaceProps {
  result: ResultProps | undefined;
  isLoading: boolean;
  /** Rendered instead of a missing result. */
  otherwise: ReactNode;
  /** Rendered below a result. */
  children: ReactNode;
}

/** The result, or what is missing for it. While another car's price loads, the former result stays, with its car's name. */
export function ResultPlace({ result, isLoading, otherwise, children }: ResultPlaceProps) {
  const [last, setLast] = useState(result);
  const shown = result ?? (isLoading ? last : undefined);
  if (shown !== last) setLast(shown);
  return (
    <FormKeepsPlace carName={shown?.carName}>
      {shown ? (
        <Stack gap={5}>
          <Place aria-busy={!result || undefined}>
            <Result {...shown} />
          </Place>
          <VisuallyHidden element="div" isLive>
            {!result && calculatorCopy.loading}
          </VisuallyHidden>
          {children}
        </Stack>
      ) : (
        otherwise
      )}
    </FormKeepsPlace>
  );
}

/** In one column the form is below the result: it keeps its place in the window when another result replaces that. */
class FormKeepsPlace extends Component<{ carName: string | undefined; children: ReactNode }> {
  override getSnapshotBeforeUpdate(before: { carName: string | undefined }): number | null {
    const form = document.getElementById(numbersId)?.parentElement;
    return before.carName !== this.props.carName && form?.contains(document.activeElement) ? formTop() : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, top: number | null): void {
    // The parts that load on demand render once more at the end of this commit.
    if (top !== null) queueMicrotask(() => window.scrollBy({ top: formTop() - top, behavior: 'instant' }));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

const formTop = () => document.getElementById(numbersId)?.getBoundingClientRect().top ?? 0;

const Place = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The result: the cheapest option, the difference, and the reasons. */
const Result = memo(function Result({ calculation, carName, yieldPercent, hasChanged }: ResultProps) {
  const { comparison, cheapest } = calculation;
  const statement = statementOf(calculation);
  const caveats = caveatsOf(calculation, yieldPercent);
  const bars = barsOf(calculation);
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
        bars={bars.map((bar) => ({
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
      {/* With the costs: a change that leaves the cheapest option is announced, too. */}
      <Announcement text={calculatorCopy.announced(statement, bars)} hasChanged={hasChanged} />
    </Stack>
  );
}, isSameContent);

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

/** Delay before text is announced: a slider changes it many times a second. */
const quietTimeInMs = 900;

/** Announces a text after the visitor's change of it has ended, so that only the final result is announced. */
function Announcement({ text, hasChanged }: { text: string; hasChanged: boolean }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => setSettled(text), quietTimeInMs);
    return () => clearTimeout(timer);
  }, [text, hasChanged]);
  return (
    <VisuallyHidden element="div" isLive>
      {settled}
    </VisuallyHidden>
  );
}

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
