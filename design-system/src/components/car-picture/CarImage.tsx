import { styled } from 'styled-components';
import { useFailedSource } from '../../foundations/use-failed-source.ts';
import { drawingSize } from './drawing.ts';

export interface CarImageProps {
  /** URL of the picture for model and paint. */
  src: string;
  /** URL of the picture shown when `src` fails to load (spec §2.3). */
  fallbackSrc: string;
  /** Accessible name of the picture. Without one the picture is decorative. */
  label?: string;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * A car as an image, for lists. It loads lazily and has its size from the start. The tyres touch the bottom edge of its
 * box.
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
