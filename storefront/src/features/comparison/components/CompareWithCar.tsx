import { CompareToggle } from '@signdrive/design-system/patterns';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import type { CompareControlProps } from '#/shared/page/compare-control.ts';
import { useComparedHref } from './use-compared-href.ts';

/** "Comparar" on a card of another car's page: leads to the two of them side by side. */
export function CompareWithCar({ slug, name }: CompareControlProps) {
  const current = useCarSlug();
  const href = useComparedHref([current, slug]);
  return slug === current ? null : <CompareToggle name={name} href={href} />;
}
