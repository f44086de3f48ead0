import { CarImage } from '@signdrive/design-system/car-picture';
import { unknownPaint } from '#/domain/offer/offer.ts';
import { assetUrl, useConfig } from './config.ts';

export interface CarPhotoProps {
  slug: string;
  /** Paint, `#rrggbb`. @default a light grey */
  colorHex?: string | undefined;
  loading?: 'lazy' | 'eager';
}

/** A car's drawing as a cached image, with model and paint in its URL. */
export function CarPhoto({ slug, colorHex = unknownPaint, loading }: CarPhotoProps) {
  const config = useConfig();
  return (
    <CarImage
      src={assetUrl(config, `cars/${slug}/${colorHex.replace('#', '').toLowerCase()}.svg`)}
      fallbackSrc={assetUrl(config, 'cars/placeholder.svg')}
      loading={loading}
    />
  );
}
