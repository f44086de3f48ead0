import { useSelector } from 'react-redux';
import { selectCars } from '#/features/catalog/index.ts';
import { selectLeading } from '#/features/comparison/index.ts';
import { ComparisonOnHome } from '#/features/comparison/screens.ts';

/** The comparison of the car the home page leads with. */
export function HomeComparison() {
  const leading = useSelector(selectLeading);
  const car = useSelector(selectCars).find(({ slug }) => slug === leading?.slug);
  return car ? <ComparisonOnHome car={car} /> : null;
}
