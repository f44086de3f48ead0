import { Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { ComparisonTable, Notice, SectionHead } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { ConventionalPlan } from '#/domain/simulation.ts';
import { formatMoney, formatPercent } from '#/shared/format.ts';
import type { CurrentPrice } from '../offer.view.ts';
import { financingCopy } from '../offer.copy.ts';

export interface FinancingPanelProps {
  price: CurrentPrice;
  financing: ConventionalPlan | undefined;
  hasFailed: boolean;
}

/** The subscription beside the best conventional plan for the same selection (spec §9, Conventional simulation). */
export function FinancingPanel({ price, financing, hasFailed }: FinancingPanelProps) {
  return (
    <Section id="financiar">
      <Page>
        <SectionHead title={financingCopy.title} lead={financingCopy.lead} />
        {financing && <FinancingTable price={price} financing={financing} />}
        {!financing && hasFailed && <Notice tone="warning" title={financingCopy.failed} />}
        {!financing && !hasFailed && (
          <SkeletonGroup label={financingCopy.pending}>
            <Skeleton lines={8} />
          </SkeletonGroup>
        )}
      </Page>
    </Section>
  );
}

interface Compared {
  price: CurrentPrice;
  financing: ConventionalPlan;
}

function FinancingTable({ price, financing }: Compared) {
  const { installmentsValue } = financingCopy;
  return (
    <Stack gap={4}>
      <ComparisonTable
        label={financingCopy.table}
        rowHeading={financingCopy.rowHeading(price.deadlineInMonths)}
        columns={[
          { key: 'subscription', label: financingCopy.subscription, isOwn: true },
          { key: 'financing', label: financingCopy.financing },
        ]}
        rows={[
          {
            key: 'down',
            label: financingCopy.downPayment,
            values: [financingCopy.none, formatMoney(financing.downPaymentInCents)],
          },
          {
            key: 'installments',
            label: financingCopy.installments,
            values: [
              installmentsValue(price.deadlineInMonths, price.monthlyInCents),
              installmentsValue(financing.deadlineInMonths, financing.monthlyInstallmentInCents),
            ],
          },
          ...(financing.balloonInCents > 0
            ? [
                {
                  key: 'balloon',
                  label: financingCopy.balloon,
                  values: [financingCopy.none, formatMoney(financing.balloonInCents)],
                },
              ]
            : []),
          {
            key: 'cet',
            label: financingCopy.cet,
            values: [financingCopy.cetNone, formatPercent(financing.cetPercentAYear)],
          },
          { key: 'end', label: financingCopy.ownership, values: [financingCopy.returns, financingCopy.keeps] },
          {
            key: 'total',
            label: financingCopy.total,
            values: [formatMoney(price.totalInCents), formatMoney(financing.totalInCents)],
            isTotal: true,
          },
        ]}
      />
      <Text look="small" tone="muted">
        {financingCopy.assumptions(financing.interestPercentAMonth)} {financingCopy.caution}
      </Text>
    </Stack>
  );
}
