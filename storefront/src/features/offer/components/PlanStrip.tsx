import { useSelector } from 'react-redux';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { StageStrip } from '@signdrive/design-system/patterns';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { conditionOf, paintOf } from '../offer.view.ts';

/** The configured car, above its plan. */
export function PlanStrip() {
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const condition = selected && conditionOf(selected);
  if (!condition) return null;
  const { name, model } = selected.offer;
  return (
    <StageStrip
      car={<CarDrawing model={slug} paint={paintOf(selected)} />}
      title={`${name} ${model}`}
      subtitle={condition.colorName}
    />
  );
}
