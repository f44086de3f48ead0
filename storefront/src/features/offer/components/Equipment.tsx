import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Checkbox } from '@signdrive/design-system/checkbox';
import { Grid, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { FoldingSection, Panel } from '@signdrive/design-system/patterns';
import { equipmentSteps, type EquipmentStep } from '#/domain/offer/equipment.ts';
import { versionValue, type Offer } from '#/domain/offer/offer.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { formatMoney, formatMonths } from '#/shared/text/format.ts';
import { selectEquipment } from '../equipment/equipment.slice.ts';
import { equipmentShown } from '../offer.events.ts';
import { versionLabel } from '#/shared/text/car-labels.ts';

const equipmentCopy = {
  title: 'Equipamentos',
  titleByVersion: 'Equipamentos por versão',
  standard: 'De série',
  onlyDifferences: 'Só diferenças',
  adds: (cheaper: string) => `Além do que a ${cheaper} tem`,
  lacks: (cheaper: string) => `Só na ${cheaper}`,
  same: (cheaper: string) => `Os mesmos itens de série da ${cheaper}.`,
  more: (amountInCents: number, cheaper: string) => `${formatMoney(amountInCents)} a mais por mês que a ${cheaper}`,
  from: (amountInCents: number, months: number) => `${formatMonths(months)}, ${formatMoney(amountInCents)} por mês`,
  failed: 'Os equipamentos das outras versões não carregaram.',
  failedNext: 'Tente de novo em instantes; o resto da página continua aqui.',
} as const;

export interface EquipmentProps {
  slug: string;
  /** Every version of the car on offer. */
  versions: readonly Offer[];
  /** Items of the displayed version, used until those of all versions have loaded. */
  standardItems: readonly string[];
}

const placeId = 'equipamentos';

/** Standard items of each version, and the items that a dearer one adds (spec §3, `standardItems`). */
export function Equipment({ slug, versions, standardItems }: EquipmentProps) {
  const dispatch = useDispatch();
  const loaded = useSelector(selectEquipment(slug));
  const load = () => void dispatch(equipmentShown({ slug, versions }));
  const retry = useRetry(loaded?.status ?? 'idle', load, placeId);
  const hasVersions = versions.length > 1;
  useEffect(() => {
    if (hasVersions) dispatch(equipmentShown({ slug, versions }));
  }, [dispatch, hasVersions, slug, versions]);
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(true);
  const equipped = dataOf(loaded);
  if (!equipped && standardItems.length === 0) return null;
  return (
    <FoldingSection id={placeId} title={hasVersions ? equipmentCopy.titleByVersion : equipmentCopy.title}>
      <Stack gap={5}>
        <FailedNotice retry={retry} title={equipmentCopy.failed} text={equipmentCopy.failedNext} />
        {equipped ? (
          <>
            <Checkbox
              label={equipmentCopy.onlyDifferences}
              isSelected={isOnlyDifferences}
              onChange={setIsOnlyDifferences}
            />
            <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} gap={5}>
              {equipmentSteps(equipped).map((step) => (
                <VersionEquipment
                  key={versionValue(step.offer)}
                  step={step}
                  versions={versions}
                  isOnlyDifferences={isOnlyDifferences}
                />
              ))}
            </Grid>
          </>
        ) : (
          <ItemList items={standardItems} />
        )}
      </Stack>
    </FoldingSection>
  );
}

interface VersionEquipmentProps {
  step: EquipmentStep;
  versions: readonly Offer[];
  isOnlyDifferences: boolean;
}

function VersionEquipment({ step, versions, isOnlyDifferences }: VersionEquipmentProps) {
  const { offer, cheaper, added, missing, standardItems } = step;
  const cheaperName = cheaper && versionLabel(cheaper, versions);
  const isSame = added.length === 0 && missing.length === 0;
  return (
    <Panel>
      <Stack gap={3}>
        <Heading level={3} look="subtitle">
          {versionLabel(offer, versions)}
        </Heading>
        <Text look="small" tone="muted">
          {priceOf(step, cheaperName)}
        </Text>
        {isOnlyDifferences && cheaperName !== undefined ? (
          <>
            {isSame && <Text>{equipmentCopy.same(cheaperName)}</Text>}
            {added.length > 0 && <ItemList title={equipmentCopy.adds(cheaperName)} items={added} />}
            {missing.length > 0 && <ItemList title={equipmentCopy.lacks(cheaperName)} items={missing} />}
          </>
        ) : (
          <ItemList title={equipmentCopy.standard} items={standardItems} strong={added} />
        )}
      </Stack>
    </Panel>
  );
}

function priceOf({ offer, addedMonthlyInCents }: EquipmentStep, cheaper: string | undefined): string | undefined {
  if (addedMonthlyInCents !== undefined && cheaper !== undefined)
    return equipmentCopy.more(addedMonthlyInCents, cheaper);
  const best = offer.bestCondition;
  return best && equipmentCopy.from(best.monthlyInstallmentInCents, best.deadlineInMonths);
}

/** @param props strong: items missing in the next cheaper version */
function ItemList({
  title,
  items,
  strong = [],
}: {
  title?: string;
  items: readonly string[];
  strong?: readonly string[];
}) {
  return (
    <Stack gap={2}>
      {title !== undefined && <Text look="small">{title}</Text>}
      <Items>
        {items.map((item) => (
          <li key={item}>{strong.includes(item) ? <strong>{item}</strong> : item}</li>
        ))}
      </Items>
    </Stack>
  );
}

const Items = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
