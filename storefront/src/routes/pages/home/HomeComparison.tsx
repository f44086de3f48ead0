import { useSelector } from 'react-redux';
import { selectCars } from '#/features/catalog/index.ts';
import { ComparisonOnHome, selectLeading } from '#/features/comparison/index.ts';

/** The comparison of the car in the hero of home. */
export function HomeComparison() {
  const leading = useSelector(selectLeading);
  const car = useSelector(selectCars).find(({ slug }) => slug === leading?.slug);
  return car ? <ComparisonOnHome car={car} /> : null;
}
