import { CompareToggle } from '@signdrive/design-system/patterns';
import { useCarSlug, type CompareControlProps } from '#/shared/page/car-context.ts';
import { useComparedHref } from './use-compared-href.ts';

/** "Comparar" on the card of a related car: a link to the comparison of both cars. */
export function CompareWithCar({ slug, name }: CompareControlProps) {
  const current = useCarSlug();
  const href = useComparedHref([current, slug]);
  return slug === current ? null : <CompareToggle name={name} href={href} />;
}
