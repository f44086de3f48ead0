import { Notice } from '@signdrive/design-system/patterns';
import type { RefusedInput } from '#/domain/calculator/calculator-inputs.ts';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import { useRetry } from '#/shared/failures/retry.ts';
import { useCalculationView } from '../calculator-context.ts';
import { calculatorCopy, figureLabel } from '../calculator.copy.ts';
import { noticesCopy } from '../notices.copy.ts';
import { numbersId } from './places.ts';

export interface NoticesProps {
  /** Invalid parameters of the address. */
  refused: readonly RefusedInput[];
  /** Statuses of the list of offers and of the car. */
  status: { list: 'loading' | 'success' | 'error'; car: 'loading' | 'success' | 'error' };
  onRetry: () => void;
}

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
