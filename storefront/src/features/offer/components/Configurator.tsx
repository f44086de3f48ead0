import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { closestSelection } from '#/domain/closest-selection.ts';
import { isSameSelection } from '#/domain/conditions.ts';
import { decodeSimulation } from '#/domain/offer-address.ts';
import { Button } from '@signdrive/design-system/button';
import { ChoiceCards, type ChoiceCard } from '@signdrive/design-system/choice-cards';
import { Heading, Stack } from '@signdrive/design-system/layout';
import type { Option, SelectionOptions } from '#/domain/condition-options.ts';
import { dataOf } from '#/shared/loadable.ts';
import { formatKm, formatMoney, formatMoneyDifference, formatMonths } from '#/shared/format.ts';
import { offerCopy, reasonCopy } from '../offer.copy.ts';
import { configuratorApproached } from '../offer.events.ts';
import { selectionChanged, type SelectedOffer } from '../offer.slice.ts';
import { planFormId } from './plan-form.ts';

export interface ConfiguratorProps {
  slug: string;
  selected: SelectedOffer;
  choices: SelectionOptions;
}

/** Term and kilometres (spec §2.6, offer simulation). The colour is chosen on the stage, and belongs to this form. */
export function Configurator({ slug, selected, choices }: ConfiguratorProps) {
  const dispatch = useDispatch();
  const { offer, selection } = selected;
  const form = useRef<HTMLFormElement>(null);
  const adoptEarlierChoices = useEffectEvent(() => {
    const tree = dataOf(selected.conditions)?.tree;
    if (!form.current || !tree || !selection) return;
    const { selection: wanted } = decodeSimulation(Object.fromEntries(new FormData(form.current)));
    const closest = closestSelection(tree, { ...selection, ...wanted });
    if (!closest || isSameSelection(closest.selection, selection)) return;
    dispatch(selectionChanged({ slug, selection: closest.selection }));
  });
  // Choices made before the program took over stand in the controls, and count as made now.
  useEffect(() => adoptEarlierChoices(), []);
  if (!selection) return null;

  const choose = (options: readonly Option<number>[]) => (value: string) => {
    const option = options.find((candidate) => String(candidate.value) === value);
    if (option?.isPossible) dispatch(selectionChanged({ slug, selection: option.selection }));
  };
  const approach = () => dispatch(configuratorApproached());

  return (
    <form
      ref={form}
      id={planFormId}
      onPointerEnter={approach}
      onFocusCapture={approach}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="versao" value={offer.modelCode} />
      <input type="hidden" name="ano" value={offer.year} />
      {offer.hasShield && <input type="hidden" name="blindado" value="1" />}
      <Stack gap={7}>
        <Heading level={2} look="headline">
          {offerCopy.configure}
        </Heading>
        <ChoiceCards
          label={offerCopy.deadline}
          headingLevel={3}
          name="prazo"
          columns={{ narrow: 2, wide: 3 }}
          value={String(selection.deadlineInMonths)}
          onChange={choose(choices.deadlines)}
          items={choices.deadlines.map((option) =>
            card(
              option,
              formatMonths(option.value),
              (possible) => `${formatMoney(possible.monthlyInstallmentInCents)}/mês`,
            ),
          )}
        />
        <ChoiceCards
          label={offerCopy.monthlyKm}
          headingLevel={3}
          name="km"
          columns={{ narrow: 2, wide: 3 }}
          value={String(selection.monthlyKm)}
          onChange={choose(choices.monthlyKms)}
          description={offerCopy.perDay(selection.monthlyKm)}
          items={choices.monthlyKms.map((option) =>
            card(option, formatKm(option.value), (possible) =>
              option.isSelected
                ? offerCopy.inPlan
                : formatMoneyDifference(possible.differenceInCents ?? 0) || offerCopy.sameCost,
            ),
          )}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            {offerCopy.update}
          </Button>
        </noscript>
      </Stack>
    </form>
  );
}

function card(
  option: Option<number>,
  label: string,
  describe: (option: Extract<Option<number>, { isPossible: true }>) => string,
): ChoiceCard {
  const value = String(option.value);
  return option.isPossible
    ? { value, label, description: describe(option) }
    : { value, label, isDisabled: true, reason: reasonCopy[option.reason] };
}
