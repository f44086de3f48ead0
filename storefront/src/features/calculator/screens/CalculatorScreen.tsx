import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Panel, SplitLayout } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { calculate, defaultsOf, figuresOf, type CalculatorCar } from '#/domain/calculator/calculator.ts';
import {
  encodeInitial,
  financingKinds,
  initialName,
  withCar,
  withFigure,
  type CalculatorInputs,
  type FigureName,
} from '#/domain/calculator/calculator-inputs.ts';
import { noTables, type ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import { deferred } from '#/shared/loading/deferred.tsx';
import { CalculationProvider, numbersId, useCalculationStore, type RequestNotices } from '../calculator-context.ts';
import { calculatorCopy, kindCopy } from '../calculator.copy.ts';
import { Figure } from '../components/Figure.tsx';
import { OnScreen } from '../components/printing.ts';
import { ResultPlace, resultId } from '../components/Result.tsx';
import { figureViews, financingFigures, mainFigures } from '../figure-text.ts';

/* Sections that hydrate at the first interaction. They read the calculation from a context instead of props: while
   their chunk loads, the server's markup stays. The server may render without the car's price or the tables; new
   keys render the sections again when these load. */
const onInteraction = { loadsOn: 'interaction' } as const;
const loadParts = () => import('../components/late-parts.ts');

const LaterNotices = deferred(async () => (await loadParts()).Notices, onInteraction);
const LaterUnanswered = deferred(async () => (await loadParts()).Unanswered, onInteraction);
const LaterGoingOn = deferred(async () => (await loadParts()).GoingOn, onInteraction);
const LaterDetails = deferred(async () => (await loadParts()).Details, onInteraction);
const LaterAssumptions = deferred(async () => (await loadParts()).Assumptions, onInteraction);
const laterParts = [LaterNotices, LaterUnanswered, LaterGoingOn, LaterDetails, LaterAssumptions];

export interface CalculatorScreenProps extends RequestNotices {
  inputs: CalculatorInputs;
  onChange: (inputs: CalculatorInputs, history?: 'replace' | 'push') => void;
  /** Another number after another URL has replaced the inputs. */
  revision: number;
  /** True after a change by the visitor. */
  hasChanged: boolean;
  /** The car of the calculation; without a key the visitor's own. */
  chosen: { key: string; name: string; version: string };
  /** The car's offer page; undefined if the car is unavailable. */
  offerHref: string | undefined;
  /** The car's data; undefined before anything has loaded. */
  car: CalculatorCar | undefined;
  cars: readonly { key: string; label: string }[];
  tables: ComparisonTables | undefined;
  /** Target of the form before hydration. */
  action: string;
  /** Other parameters that must stay in the URL. */
  kept: Readonly<Record<string, string>>;
  /** URL of the chosen car without the visitor's figures. */
  startOverHref: string;
  /** URL of the same calculation on the full page, if this one is embedded in another site. */
  wholeHref?: string | undefined;
}

/** Compares subscribing, financing and buying at once over the same months, with every figure editable (spec §9). */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const { inputs, onChange, chosen, car, tables = noTables, hasChanged } = props;
  const { kind = 'convencional' } = inputs;
  const defaults = defaultsOf(car, tables, inputs.figures, kind);
  const counted = figuresOf(defaults, inputs.figures);
  const calculation = calculate({ car, tables, figures: counted, kind });
  const carName = chosen.key === '' ? calculatorCopy.ownCar : `${chosen.name} ${chosen.version}`;
  const result = calculation && { calculation, carName, yieldPercent: counted.yieldPercent, hasChanged };
  const views = figureViews(defaults, inputs.figures, props.revision);
  // Assistive technology sets a field without an interaction.
  useEffect(() => {
    if (hasChanged) for (const part of laterParts) part.outdate();
  }, [hasChanged]);
  const balloon = kind === 'convencional' ? [] : (['balloonPercent'] as const);
  // Fields that were filled in before hydration report their changes together, each before the next render.
  const latest = useRef({ inputs, defaults, onChange });
  useLayoutEffect(() => {
    latest.current = { inputs, defaults, onChange };
  });
  const change = (changed: CalculatorInputs, history?: 'replace' | 'push') => {
    latest.current = { ...latest.current, inputs: changed };
    latest.current.onChange(changed, history);
  };
  const setFigure = (name: FigureName, value: number | undefined) =>
    change(withFigure(latest.current.inputs, name, value, latest.current.defaults[name].value));
  const figure = (name: FigureName) => (
    <Figure key={`${chosen.key} ${name}`} figure={views[name]} onChange={setFigure} />
  );
  const isChanged = Object.keys(inputs.figures).length > 0 || inputs.kind !== undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The result doesn't contain an invalid figure: its field comes first.
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (!invalid) onChange(inputs, 'push');
    (invalid ?? document.getElementById(resultId))?.focus();
  };
  const store = useCalculationStore({
    calculation,
    figures: counted,
    views,
    facts: { months: counted.months ?? 0, tableSource: tables.source },
    onFigure: setFigure,
    carKey: chosen.key,
    hasBalloon: balloon.length > 0,
    goingOn: {
      name: chosen.name,
      offerHref: props.offerHref,
      startOverHref: isChanged ? props.startOverHref : undefined,
      wholeHref: props.wholeHref,
    },
    notices: props,
  });
  const drawnWith = `${useArrived(props.tables !== undefined)} ${useArrived(props.status.car !== 'loading')}`;
  const initial = encodeInitial(Object.fromEntries(Object.values(views).map((view) => [view.name, view.byDefault])));

  return (
    <CalculationProvider value={store}>
      <Root>
        <form action={props.action} onSubmit={submit} noValidate>
          {Object.entries(props.kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={initialName} value={initial} />
          <Section isFirst>
            <Page>
              <Stack gap={6}>
                <Stack gap={4}>
                  <Heading level={1} look="headline" isFocusTarget>
                    {calculatorCopy.title}
                  </Heading>
                  <Text look="lead">{calculatorCopy.lead}</Text>
                  <LaterNotices key={drawnWith} />
                </Stack>
                <SplitLayout
                  sticky="start"
                  start={
                    <ResultPlace
                      result={result}
                      isLoading={props.status.car === 'loading'}
                      otherwise={<LaterUnanswered />}
                    >
                      <OnScreen>
                        <LaterGoingOn />
                      </OnScreen>
                    </ResultPlace>
                  }
                  end={
                    <OnScreen>
                      <Panel>
                        <Stack gap={5}>
                          <Heading level={2} look="title" id={numbersId}>
                            {calculatorCopy.numbers}
                          </Heading>
                          {props.cars.length > 0 && (
                            <Select
                              name="carro"
                              label={calculatorCopy.car}
                              items={props.cars.map(({ key, label }) => ({ value: key, label }))}
                              value={chosen.key}
                              onChange={(key) => change(withCar(latest.current.inputs, key), 'push')}
                            />
                          )}
                          {mainFigures.map(figure)}
                          <Select
                            name="plano"
                            label={calculatorCopy.kind}
                            items={financingKinds.map((value) => ({ value, label: kindCopy[value] }))}
                            value={kind}
                            onChange={(value) => {
                              const known = financingKinds.find((name) => name === value);
                              change({ ...latest.current.inputs, ...(known && { kind: known }) });
                            }}
                          />
                          {[...financingFigures, ...balloon].map(figure)}
                          <Button type="submit" isBlock>
                            {calculatorCopy.seeResult}
                          </Button>
                        </Stack>
                      </Panel>
                    </OnScreen>
                  }
                />
              </Stack>
            </Page>
          </Section>
          <LaterDetails key={`Details ${drawnWith}`} />
          <LaterAssumptions key={`Assumptions ${drawnWith}`} />
        </form>
      </Root>
    </CalculationProvider>
  );
}

/** True once loaded: a later failure must not unmount the deferred parts. */
function useArrived(isHere: boolean): boolean {
  const [hasArrived, setHasArrived] = useState(isHere);
  if (isHere && !hasArrived) setHasArrived(true);
  return hasArrived;
}

/* Print has less room between sections. */
const Root = styled.div`
  @media print {
    section {
      padding-block: var(--space-4);
    }
  }
`;
