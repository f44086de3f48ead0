import { useHydrated } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { CompareToggle, SelectionBar } from '@signdrive/design-system/patterns';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import type { CompareControlProps } from '#/shared/page/car-context.ts';
import { focusHeading } from '#/shared/page/main-content.ts';
import { comparedUrl } from '#/domain/comparison/comparison-selection.ts';
import { selectChosen, selectRefused, carPressed, choiceCleared } from '../comparison.slice.ts';
import { useComparedHref } from '../components/use-compared-href.ts';
import { selectionCopy } from '../comparison.copy.ts';

/** "Comparar" on a car's card: a link to the comparison without script, a toggle with it. */
export function CompareControl({ slug, name }: CompareControlProps) {
  const dispatch = useDispatch();
  const isHydrated = useHydrated();
  const isChosen = useSelector(selectChosen).includes(slug);
  return (
    <CompareToggle
      name={name}
      href={useComparedHref([slug])}
      isChosen={isChosen}
      {...(isHydrated && { onToggle: () => dispatch(carPressed({ slug })) })}
    />
  );
}

export interface ChosenBarProps {
  /** Id of the list that the cars were chosen from; its heading gets the focus from the closed bar. */
  listId: string;
  /** Name of a car, by its slug. */
  nameOf: (slug: string) => string;
}

/** The chosen cars, with a link to their comparison. */
export function ChosenBar({ listId, nameOf }: ChosenBarProps) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosen);
  const refused = useSelector(selectRefused);
  const names = chosen.map(nameOf);
  return (
    <SelectionBar
      label={selectionCopy.region}
      actions={
        <>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              dispatch(choiceCleared());
              // The bar is about to go, with the focus in it.
              focusHeading(listId);
            }}
          >
            {selectionCopy.clear}
          </Button>
          <ButtonLink size="small" href={comparedUrl({ items: chosen.map((slug) => ({ slug })) })}>
            {selectionCopy.compare(chosen.length)}
          </ButtonLink>
        </>
      }
    >
      {refused !== undefined
        ? selectionCopy.full(names, nameOf(refused))
        : names.length > 0
          ? selectionCopy.chosen(names)
          : undefined}
    </SelectionBar>
  );
}
