import { Cluster, Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { formatList } from '#/shared/text/format.ts';
import { useCalculationView } from '../calculator-context.ts';
import { calculatorCopy } from '../calculator.copy.ts';
import { noticesCopy } from '../notices.copy.ts';

/** Replaces the result while there is none. In another site's frame it links to the store, like the result. */
export function Unanswered() {
  const {
    goingOn: { wholeHref },
  } = useCalculationView();
  return (
    <Stack gap={4}>
      <WhatIsMissing />
      {wholeHref !== undefined && (
        <Cluster>
          <Link href={wholeHref} look="standalone" isExternal>
            {calculatorCopy.openWhole}
          </Link>
        </Cluster>
      )}
    </Stack>
  );
}

function WhatIsMissing() {
  const {
    figures,
    notices: { status },
  } = useCalculationView();
  if (status.car === 'loading') {
    return (
      <SkeletonGroup label={noticesCopy.loading}>
        <Skeleton lines={10} />
      </SkeletonGroup>
    );
  }
  const missing = (['monthlyInCents', 'carValueInCents'] as const).filter((name) => figures[name] === undefined);
  return (
    <Notice tone="action" title={noticesCopy.missingTitle}>
      {noticesCopy.missing(formatList(missing.map((name) => noticesCopy.missingNames[name])))}
    </Notice>
  );
}
