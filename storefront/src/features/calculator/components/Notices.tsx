import { Cluster, Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { RefusedInput } from '#/domain/calculator/calculator-inputs.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { formatList } from '#/shared/text/format.ts';
import { refusedInputCopy } from '#/shared/text/refused-input.copy.ts';
import { numbersId, useCalculationView } from '../calculator-context.ts';
import { calculatorCopy, figureLabel } from '../calculator.copy.ts';

/** Text without a result, and for requests that can't be fulfilled. */
const noticesCopy = {
  unknownCar: (text: string) => `Não encontramos o carro “${text}”. Mostramos outro no lugar.`,
  missingTitle: 'Faltam números para fazer a conta',
  missing: (labels: string) => `Digite ${labels}, e a comparação aparece aqui.`,
  missingNames: { monthlyInCents: 'a mensalidade da assinatura', carValueInCents: 'o valor do carro' },
  failedTitle: 'O preço deste carro não carregou',
  failedText: 'O serviço de veículos não respondeu. Tente de novo, ou digite os números da sua proposta.',
  listFailedTitle: 'A lista de ofertas não carregou',
  listFailedText: 'O serviço de ofertas não respondeu. A conta continua funcionando com os números que você digitar.',
} as const;

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
        <Notice tone="warning" title={refusedInputCopy.title}>
          <ul>
            {unknownCar && <li>{noticesCopy.unknownCar(unknownCar.text)}</li>}
            {others.map(({ name, text }) => (
              <li key={name}>{refusedInputCopy.replaced(labels[name] ?? name, text)}</li>
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
      <SkeletonGroup label={calculatorCopy.loading}>
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
