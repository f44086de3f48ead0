import { memo, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isSameSelection, selectionOf, type ConditionTree, type Selection } from '#/domain/offer/conditions.ts';
import { Button } from '@signdrive/design-system/button';
import { ChoiceCards, type ChoiceCard } from '@signdrive/design-system/choice-cards';
import { useInputBeforeHydration } from '@signdrive/design-system/input-before-hydration';
import { Heading, Stack } from '@signdrive/design-system/layout';
import {
  withChange,
  type Option,
  type PackageOption,
  type SelectionOptions,
} from '#/domain/offer/condition-options.ts';
import { readjustmentSearch } from '#/domain/comparison/readjustment.ts';
import { separator } from '#/domain/values/text.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { formatKm, formatMonths, keepUnits } from '#/shared/text/format.ts';
import { useReadjustment } from '#/shared/text/readjusted-total.ts';
import { costCopy, offerCopy, reasonCopy } from '../offer.copy.ts';
import { configuratorApproached } from '../offer.events.ts';
import type { SelectedOffer } from '../offer.slice.ts';
import { planFormId } from '../element-ids.ts';
import { usePlanChoice } from '../offer-page.ts';
import { VersionChoice, type VersionChoiceProps } from './VersionChoice.tsx';

export interface ConfiguratorProps extends VersionChoiceProps {
  conditions: SelectedOffer['conditions'];
  choices: SelectionOptions;
}

/**
 * Version, term, kilometres and accessories (spec §2.6, offer simulation). The colour is chosen in the hero and belongs
 * to this form. Memoized: a simulation that starts or confirms the price changes none of its props.
 */
export const Configurator = memo(function Configurator({ conditions, choices, ...version }: ConfiguratorProps) {
  const { slug, offer, selection, versions, monthlyInCents } = version;
  const dispatch = useDispatch();
  const choosePlan = usePlanChoice(slug, offer);
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const readjustmentPercent = useReadjustment();
  useInputBeforeHydration(() => {
    const tree = dataOf(conditions)?.tree;
    if (!form.current || !tree || !selection) return;
    // Each group has reported its own choice; together they are another plan.
    const chosen = chosenEarlier(tree, selection, new FormData(form.current));
    if (!isSameSelection(chosen, selection)) choosePlan(chosen);
  });
  if (!selection) return null;

  const choose = (options: readonly Option<number>[]) => (value: string) => {
    const option = options.find((candidate) => String(candidate.value) === value);
    if (option?.isPossible) choosePlan(option.selection);
  };
  const approach = () => dispatch(configuratorApproached({ slug, versions }));

  return (
    <form
      ref={form}
      id={planFormId}
      aria-labelledby={headingId}
      onPointerEnter={approach}
      onFocusCapture={approach}
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack gap={7}>
        <Heading level={2} look="headline" id={headingId}>
          {offerCopy.configure}
        </Heading>
        <VersionChoice {...version} />
        <ChoiceCards
          label={offerCopy.deadline}
          headingLevel={3}
          name="prazo"
          columns={{ narrow: 2, wide: 3 }}
          value={String(selection.deadlineInMonths)}
          onChange={choose(choices.deadlines)}
          isChoiceAnnounced
          items={choices.deadlines.map((option) => card(option, formatMonths(option.value), monthlyInCents))}
        />
        <ChoiceCards
          label={offerCopy.monthlyKm}
          headingLevel={3}
          name="km"
          columns={{ narrow: 2, wide: 3 }}
          value={String(selection.monthlyKm)}
          onChange={choose(choices.monthlyKms)}
          description={offerCopy.perDay(selection.monthlyKm)}
          isChoiceAnnounced
          items={choices.monthlyKms.map((option) => card(option, formatKm(option.value), monthlyInCents))}
        />
        <PackageChoice packages={choices.packages} monthlyInCents={monthlyInCents} onChoose={choosePlan} />
        <noscript>
          {Object.entries(readjustmentSearch(readjustmentPercent)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            {offerCopy.update}
          </Button>
        </noscript>
      </Stack>
    </form>
  );
});

/** Applies the values of the controls to the plan, one part after the other; impossible values are skipped. */
function chosenEarlier(tree: ConditionTree, shown: Selection, controls: FormData): Selection {
  const text = (name: string) => {
    const value = controls.get(name);
    return typeof value === 'string' ? value : '';
  };
  const changes: readonly Partial<Selection>[] = [
    { deadlineInMonths: Number(text('prazo')) },
    { monthlyKm: Number(text('km')) },
    { colorCode: text('cor') },
    ...(controls.has('itens') ? [{ accessoryText: text('itens') }] : []),
  ];
  return changes.reduce<Selection>((selection, change) => {
    const condition = withChange(tree, selection, change);
    return condition ? selectionOf(condition) : selection;
  }, shown);
}

function card(option: Option<number>, label: string, monthlyInCents: number): ChoiceCard {
  const value = String(option.value);
  return option.isPossible
    ? { value, label, description: costCopy(option, monthlyInCents) }
    : { value, label, isDisabled: true, reason: reasonCopy[option.reason] };
}

interface PackageChoiceProps {
  packages: SelectionOptions['packages'];
  /** Instalment of the chosen plan. */
  monthlyInCents: number;
  onChoose: (selection: Selection) => void;
}

/** Packages of accessories (spec §3, condition tree); renders nothing if the car has none. */
function PackageChoice({ packages, monthlyInCents, onChoose }: PackageChoiceProps) {
  if (packages.length < 2) return null;
  return (
    <ChoiceCards
      label={offerCopy.accessories}
      headingLevel={3}
      name="itens"
      columns={{ narrow: 1, wide: 2 }}
      isChoiceAnnounced
      value={packages.find(({ isSelected }) => isSelected)?.value ?? ''}
      onChange={(value) => {
        const option = packages.find((candidate) => candidate.value === value);
        if (option?.isPossible) onChoose(option.selection);
      }}
      items={packages.map((option) => ({
        value: option.value,
        label: option.value === '' ? offerCopy.noAccessories : keepUnits(option.value),
        ...(option.isPossible
          ? { description: [costCopy(option, monthlyInCents), contentsOf(option)].filter(Boolean).join(separator) }
          : { isDisabled: true, reason: reasonCopy[option.reason] }),
      }))}
    />
  );
}

const contentsOf = ({ accessories, optionalText }: PackageOption): string =>
  keepUnits([...accessories, ...(optionalText ? [optionalText] : [])].join(', '));
