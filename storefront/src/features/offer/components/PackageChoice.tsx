import { useDispatch } from 'react-redux';
import { ChoiceCards } from '@signdrive/design-system/choice-cards';
import { separator } from '#/domain/values/separator.ts';
import type { PackageOption, SelectionOptions } from '#/domain/offer/condition-options.ts';
import { keepUnits } from '#/shared/text/format.ts';
import { costCopy, offerCopy, reasonCopy } from '../offer.copy.ts';
import { selectionChanged } from '../offer.slice.ts';

export interface PackageChoiceProps {
  slug: string;
  packages: SelectionOptions['packages'];
  /** Instalment of the chosen plan. */
  monthlyInCents: number;
}

/** Packages of accessories (spec §3, condition tree); renders nothing if the car has none. */
export function PackageChoice({ slug, packages, monthlyInCents }: PackageChoiceProps) {
  const dispatch = useDispatch();
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
        if (option?.isPossible) dispatch(selectionChanged({ slug, selection: option.selection }));
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
