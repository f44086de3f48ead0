import { CarDetails } from '#/features/content/sections.ts';
import { CarFacts } from '#/features/offer/sections.ts';

/** The car: its editors' words, then its data. */
export function CarDetailsAndFacts() {
  return (
    <>
      <CarDetails />
      <CarFacts />
    </>
  );
}
