import { memo, useDeferredValue } from 'react';
import { Grid, Page, Section } from '@signdrive/design-system/layout';
import { SectionHead, SourcedList } from '@signdrive/design-system/patterns';
import type { FigureName } from '#/domain/calculator/calculator-inputs.ts';
import { useCalculationView, type CalculationView } from '../calculator-context.ts';
import { calculatorCopy, figureLabel } from '../calculator.copy.ts';
import { financingFigures, formatFigure, mainFigures } from '../figure-text.ts';
import { sourceCopy, sourceText } from '../source.copy.ts';
import { Figure } from './Figure.tsx';
import { OnPaper, OnScreen } from './printing.ts';

const assumptionFigures = [
  'readjustmentPercent',
  'resalePercent',
  'maintenanceInCents',
  'insurancePercent',
  'propertyTaxPercent',
  'registrationFeeInCents',
  'licenceFeeInCents',
  'yieldPercent',
] as const satisfies readonly FigureName[];

/** All figures with their sources: editable on screen, as text in print. */
export function Assumptions() {
  const view = useCalculationView();
  const { views, onFigure, carKey } = view;
  return (
    <Section>
      <Page>
        <SectionHead title={sourceCopy.assumptions} lead={sourceCopy.assumptionsLead} />
        <OnScreen>
          <Grid columns={{ medium: 2, wide: 3 }} gap={6}>
            {assumptionFigures.map((name) => (
              <Figure key={`${carKey} ${name}`} figure={views[name]} onChange={onFigure} />
            ))}
          </Grid>
        </OnScreen>
        <OnPaper>
          <PrintedFigures view={useDeferredValue(view)} />
        </OnPaper>
      </Page>
    </Section>
  );
}

const PrintedFigures = memo(function PrintedFigures({ view: { views, hasBalloon, facts } }: { view: CalculationView }) {
  const all = [
    ...mainFigures,
    ...financingFigures,
    ...(hasBalloon ? (['balloonPercent'] as const) : []),
    ...assumptionFigures,
  ];
  return (
    <SourcedList
      facts={all.map((name) => {
        const { value, source, isOwn } = views[name];
        return {
          label: figureLabel[name],
          value: value === undefined ? calculatorCopy.none : formatFigure(name, value),
          source: isOwn ? sourceCopy.setByYou : sourceText(name, source, facts),
        };
      })}
    />
  );
});
