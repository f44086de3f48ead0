import { useHydrated } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { CompareToggle } from '@signdrive/design-system/patterns';
import type { CompareControlProps } from '#/shared/page/compare-control.ts';
import { selectChosen } from '../comparison.selectors.ts';
import { carPressed } from '../comparison.slice.ts';
import { useComparedHref } from './use-compared-href.ts';

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
