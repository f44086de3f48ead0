import { useHydrated } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { CompareToggle } from '@signdrive/design-system/patterns';
import { useCarSlug } from '#/shared/page/car-slug.ts';
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

/** "Comparar" on the card of a related car: a link to the comparison of both cars. */
export function CompareWithCar({ slug, name }: CompareControlProps) {
  const current = useCarSlug();
  const href = useComparedHref([current, slug]);
  return slug === current ? null : <CompareToggle name={name} href={href} />;
}
