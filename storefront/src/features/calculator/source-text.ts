import type { DefaultSource } from '#/domain/calculator/calculator.ts';
import type { FigureName } from '#/domain/calculator/calculator-inputs.ts';
import { defaultResalePercent, porscheDepreciationPercent } from '#/domain/comparison/comparison-costs.ts';
import { formatMonthlyKm } from '#/shared/text/format.ts';
import { sourceCopy } from './source.copy.ts';

export interface SourceFacts {
  months: number;
  tableSource: string | undefined;
}

/** The source of a figure's default as text. */
export function sourceText(name: FigureName, source: DefaultSource, { months, tableSource }: SourceFacts): string {
  const tables = tableSource ?? sourceCopy.tableService;
  switch (source.kind) {
    case 'offer':
      return sourceCopy.offer(
        source.deadlineInMonths === months,
        source.deadlineInMonths,
        formatMonthlyKm(source.monthlyKm),
      );
    case 'public-price':
      return sourceCopy.publicPrice;
    case 'simulated':
      return sourceCopy.simulated(source.deadlineInMonths === months, source.deadlineInMonths);
    case 'listed':
      return sourceCopy.listed;
    case 'depreciation':
      return sourceCopy.depreciation(source.percentAYear, tables);
    case 'porsche':
      return sourceCopy.porsche(porscheDepreciationPercent);
    case 'general':
      return sourceCopy.general(defaultResalePercent);
    case 'maintenance-table':
      return sourceCopy.maintenanceTable(source.years, tables);
    case 'legal-text':
      return sourceCopy.legalText(source.years);
    case 'rule':
    case 'ours':
      return fixedSource(name);
    case 'unknown':
      return unknownSource(name);
  }
}

const fixed: Partial<Record<FigureName, string>> = sourceCopy.fixed;
const unknown: Partial<Record<FigureName, string>> = sourceCopy.unknown;
const fixedSource = (name: FigureName) => fixed[name] ?? '';
const unknownSource = (name: FigureName) => unknown[name] ?? '';
