import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@signdrive/design-system/icon';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import { Table } from '@signdrive/design-system/table';
import { contrastReport, type BrandSlots, type PairMeasure } from '@signdrive/tokens/theme';
import { Code } from './prose.tsx';

const words = {
  en: { pair: 'Pair', minimum: 'Minimum', on: 'on', passes: 'passes', fails: 'fails' },
  'pt-BR': { pair: 'Par', minimum: 'Mínimo', on: 'em', passes: 'passa', fails: 'não passa' },
} as const;
type Language = keyof typeof words;

/** Rounded down: 4.46 must not be read as 4.5. */
function say(measured: number | undefined, language: Language): string {
  if (measured === undefined) return '—';
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(Math.floor(measured * 10) / 10).toLocaleString(language, digits)}:1`;
}

export interface MeasuredTheme {
  name: string;
  slots: BrandSlots;
}

interface ContrastMatrixProps {
  themes: readonly MeasuredTheme[];
  caption: string;
  /** Language of the page. @default 'en' */
  language?: Language;
}

/** Every pair with a required contrast, measured in each theme with the token package's functions. */
export function ContrastMatrix({ themes, caption, language = 'en' }: ContrastMatrixProps) {
  const reports = themes.map(({ slots }) => contrastReport(slots));
  const [first = []] = reports;
  const rows = first
    .map((pair, place) => ({ pair, measures: reports.map((report) => report[place]) }))
    .filter(({ pair }) => pair.contrast === 'normal');

  return (
    <Table
      caption={caption}
      rowHeading={words[language].pair}
      columns={[
        { key: 'wanted', label: words[language].minimum },
        ...themes.map(({ name }) => ({ key: name, label: name })),
      ]}
      rows={rows.map(({ pair, measures }) => ({
        key: `${pair.foreground} ${pair.background}`,
        label: <PairName {...pair} language={language} />,
        values: [
          say(pair.wanted, language),
          ...measures.map((measure, place) => (
            <Measure key={themes[place]?.name} {...(measure && { measure })} language={language} />
          )),
        ],
      }))}
    />
  );
}

interface PairNameProps {
  foreground: string;
  background: string;
  language: Language;
}

function PairName({ foreground, background, language }: PairNameProps): ReactNode {
  return (
    <Names>
      <Code>{foreground}</Code>
      <span>
        {words[language].on} <Code>{background}</Code>
      </span>
    </Names>
  );
}

function Measure({ measure, language }: { measure?: PairMeasure; language: Language }): ReactNode {
  if (!measure) return '—';
  return (
    <Result data-enough={measure.isEnough}>
      {say(measure.ratio, language)}
      <Icon name={measure.isEnough ? 'check' : 'warning'} size="small" />
      <VisuallyHidden>{measure.isEnough ? words[language].passes : words[language].fails}</VisuallyHidden>
    </Result>
  );
}

const Names = styled.span`
  display: inline-grid;
  min-width: 14rem;
  font-weight: 400;
`;

const Result = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--color-feedback-success);
  &[data-enough='false'] {
    color: var(--color-feedback-danger);
    font-weight: 600;
  }
`;
