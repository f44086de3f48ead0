import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import { SliderField } from '@signdrive/design-system/slider';
import { figureIn, figureRules, type FigureName } from '#/domain/calculator/calculator-inputs.ts';
import { useFocusFallback } from '#/shared/failures/FailedContent.tsx';
import { deferred } from '#/shared/loading/deferred.tsx';
import { DescribedProvider, isSameContent } from '../calculator-context.ts';
import { calculatorCopy, figureLabel } from '../calculator.copy.ts';
import { formatFigure, formatRange, sliderEnds, type FigureView } from '../figure-text.ts';

/** Hydrates at the first interaction, like the screen's later sections, some of which contain figures. */
const LaterSource = deferred(async () => (await import('./Source.tsx')).Source, { loadsOn: 'interaction' });

export interface FigureProps {
  figure: FigureView;
  /** Undefined resets it. */
  onChange: (name: FigureName, value: number | undefined) => void;
}

/**
 * One figure as slider and field, with its source and a reset button if the visitor changed it. A change of another
 * figure renders it only if its default follows.
 */
export const Figure = memo(function Figure({ figure, onChange }: FigureProps) {
  const { name, value, byDefault, isOwn, source, revision } = figure;
  const { parameter, unit, step } = figureRules[name];
  const sourceId = useId();
  const [described] = useState({ name, id: sourceId });
  const fieldId = useId();
  const resetButton = useFocusFallback(fieldId);
  return (
    <Root data-own={isOwn || undefined}>
      <SliderField
        id={fieldId}
        label={figureLabel[name]}
        name={parameter}
        aria-describedby={sourceId}
        value={value}
        valueKey={isOwn ? value : `default ${revision}`}
        onChange={(changed) => onChange(name, changed)}
        {...sliderEnds(name, byDefault)}
        step={step}
        format={(number) => formatFigure(name, number)}
        parse={(text) => figureIn(name, text)}
        invalidMessage={formatRange(name)}
        emptyText={calculatorCopy.none}
        inputMode={unit === 'months' ? 'numeric' : 'decimal'}
      />
      <DescribedProvider value={described}>
        <LaterSource key={source.kind} />
      </DescribedProvider>
      {isOwn && (
        <Reset>
          <Button ref={resetButton} variant="quiet" size="small" onPress={() => onChange(name, undefined)}>
            {byDefault === undefined ? calculatorCopy.resetEmpty : calculatorCopy.reset(formatFigure(name, byDefault))}
            <VisuallyHidden>: {figureLabel[name]}</VisuallyHidden>
          </Button>
        </Reset>
      )}
    </Root>
  );
}, isSameContent);

const Root = styled.div`
  min-width: 0;
`;

/* A quiet button has no padding of its own: its text aligns with the content above. */
const Reset = styled.div`
  margin-inline-start: calc(-1 * var(--space-3));
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
