import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@signdrive/design-system/icon';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import { Table } from '@signdrive/design-system/table';
import { contrastReport, type BrandSlots, type PairMeasure } from '@signdrive/tokens/theme';
import { Code } from './prose.tsx';

const ratio = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounded down: 4.46 must not be read as 4,5. */
const say = (measured: number | undefined): string =>
  measured === undefined ? '—' : `${ratio.format(Math.floor(measured * 10) / 10)}:1`;

export interface MeasuredTheme {
  name: string;
  slots: BrandSlots;
}

/** Every pair that must be readable, measured in each theme by the tokens' own functions. */
export function ContrastMatrix({ themes, caption }: { themes: readonly MeasuredTheme[]; caption: string }) {
  const reports = themes.map(({ slots }) => contrastReport(slots));
  const [first = []] = reports;
  const rows = first
    .map((pair, place) => ({ pair, measures: reports.map((report) => report[place]) }))
    .filter(({ pair }) => pair.contrast === 'normal');

  return (
    <Table
      caption={caption}
      rowHeading="Par"
      columns={[{ key: 'wanted', label: 'Mínimo' }, ...themes.map(({ name }) => ({ key: name, label: name }))]}
      rows={rows.map(({ pair, measures }) => ({
        key: `${pair.foreground} ${pair.background}`,
        label: <PairName foreground={pair.foreground} background={pair.background} />,
        values: [
          say(pair.wanted),
          ...measures.map((measure, place) => <Measure key={themes[place]?.name} {...(measure && { measure })} />),
        ],
      }))}
    />
  );
}

function PairName({ foreground, background }: { foreground: string; background: string }): ReactNode {
  return (
    <Names>
      <Code>{foreground}</Code>
      <span>
        em <Code>{background}</Code>
      </span>
    </Names>
  );
}

function Measure({ measure }: { measure?: PairMeasure }): ReactNode {
  if (!measure) return '—';
  return (
    <Result data-enough={measure.isEnough}>
      {say(measure.ratio)}
      <Icon name={measure.isEnough ? 'check' : 'warning'} size="small" />
      <VisuallyHidden>{measure.isEnough ? 'passa' : 'não passa'}</VisuallyHidden>
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
