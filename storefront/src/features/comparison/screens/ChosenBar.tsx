import { useDispatch, useSelector } from 'react-redux';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { SelectionBar } from '@signdrive/design-system/patterns';
import { comparedUrl } from '#/domain/comparison/comparison-selection.ts';
import { selectionCopy } from '../comparison.copy.ts';
import { selectChosen, selectIsFull } from '../comparison.selectors.ts';
import { choiceCleared } from '../comparison.slice.ts';

export interface ChosenBarProps {
  /** Name of a car, by its slug. */
  nameOf: (slug: string) => string;
}

/** The chosen cars, with a link to their comparison. */
export function ChosenBar({ nameOf }: ChosenBarProps) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosen);
  const isFull = useSelector(selectIsFull);
  const names = chosen.map(nameOf);
  return (
    <SelectionBar
      label={selectionCopy.region}
      actions={
        <>
          <Button variant="quiet" size="small" onPress={() => dispatch(choiceCleared())}>
            {selectionCopy.clear}
          </Button>
          <ButtonLink size="small" href={comparedUrl({ items: chosen.map((slug) => ({ slug })) })}>
            {selectionCopy.compare(chosen.length)}
          </ButtonLink>
        </>
      }
    >
      {names.length > 0 ? (isFull ? selectionCopy.full(names) : selectionCopy.chosen(names)) : undefined}
    </SelectionBar>
  );
}
