import { useDispatch } from 'react-redux';
import { ChoiceCards } from '@signdrive/design-system/choice-cards';
import { between } from '#/domain/between.ts';
import type { PackageOption, SelectionOptions } from '#/domain/condition-options.ts';
import { formatMoneyDifference } from '#/shared/format.ts';
import { offerCopy, reasonCopy } from '../offer.copy.ts';
import { selectionChanged } from '../offer.slice.ts';

export interface PackageChoiceProps {
  slug: string;
  packages: SelectionOptions['packages'];
}

/** Packages of accessories (spec §3, condition tree); nothing where the car has none. */
export function PackageChoice({ slug, packages }: PackageChoiceProps) {
  const dispatch = useDispatch();
  if (packages.length < 2) return null;
  return (
    <ChoiceCards
      label={offerCopy.accessories}
      headingLevel={3}
      name="itens"
      columns={{ narrow: 1, wide: 2 }}
      value={packages.find(({ isSelected }) => isSelected)?.value ?? ''}
      onChange={(value) => {
        const option = packages.find((candidate) => candidate.value === value);
        if (option?.isPossible) dispatch(selectionChanged({ slug, selection: option.selection }));
      }}
      items={packages.map((option) => ({
        value: option.value,
        label: option.value === '' ? offerCopy.noAccessories : option.value,
        ...(option.isPossible
          ? { description: describe(option, option.differenceInCents ?? 0) }
          : { isDisabled: true, reason: reasonCopy[option.reason] }),
      }))}
    />
  );
}

/** What it costs, then what is in it. */
function describe({ isSelected, accessories, optionalText }: PackageOption, differenceInCents: number): string {
  const price = isSelected ? offerCopy.inPlan : formatMoneyDifference(differenceInCents) || offerCopy.sameCost;
  const contents = [...accessories, ...(optionalText ? [optionalText] : [])];
  return [price, contents.join(', ')].filter(Boolean).join(between);
}
