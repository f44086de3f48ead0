import { styled } from 'styled-components';
import { useFailedSource } from '../../foundations/use-failed-source.ts';
import { drawingSize } from './drawing.ts';

export interface CarImageProps {
  /** Address of the picture, with model and paint in it. */
  src: string;
  /** Address of the picture shown when `src` can't be loaded (spec §2.3). */
  fallbackSrc: string;
  /** Name of the picture for screen readers. Without one the picture is decorative. */
  label?: string;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * A car as an image, for lists: loaded when it comes near the view, its room kept from the start.
 * The bottom edge of its box is the ground line the tyres stand on: put the line there.
 */
export function CarImage({ src, fallbackSrc, label = '', loading = 'lazy' }: CarImageProps) {
  const { hasFailed, imageProps } = useFailedSource(src);
  return (
    <Image
      {...imageProps}
      // Before `src`, or the browser may start an eager request first.
      loading={loading}
      decoding="async"
      src={hasFailed ? fallbackSrc : src}
      alt={label}
      width={drawingSize.width}
      height={drawingSize.height}
    />
  );
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  translate: 0 6.9%;
`;
