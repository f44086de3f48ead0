import { Cluster, Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { RefusedInput } from '#/domain/calculator/calculator-inputs.ts';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import { useRetry } from '#/shared/failures/retry.ts';
import { formatList } from '#/shared/text/format.ts';
import { numbersId, useCalculationView } from '../calculator-context.ts';
import { calculatorCopy, figureLabel } from '../calculator.copy.ts';
import { noticesCopy } from '../notices.copy.ts';

/** Explains each part of the request that can't be fulfilled, and its replacement. */
export function Notices() {
  const {
    notices: { refused, status, onRetry },
  } = useCalculationView();
  const list = useRetry(status.list, onRetry, numbersId);
  const car = useRetry(status.car, onRetry, numbersId);
  const unknownCar = refused.find(({ name }) => name === 'car');
  const others = refused.filter(({ name }) => name !== 'car');
  const labels: Partial<Record<RefusedInput['name'], string>> = { ...figureLabel, kind: calculatorCopy.kind };
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="warning" title={noticesCopy.refusedTitle}>
          <ul>
            {unknownCar && <li>{noticesCopy.unknownCar(unknownCar.text)}</li>}
            {others.map(({ name, text }) => (
              <li key={name}>{noticesCopy.refused(labels[name] ?? name, text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <FailedNotice retry={list} title={noticesCopy.listFailedTitle} text={noticesCopy.listFailedText} />
      {!list.isShown && <FailedNotice retry={car} title={noticesCopy.failedTitle} text={noticesCopy.failedText} />}
    </>
  );
}

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
