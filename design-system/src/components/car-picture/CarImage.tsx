import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
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
  const [failedSrc, setFailedSrc] = useState<string>();
  const shownSrc = failedSrc === src ? fallbackSrc : src;
  // In server-rendered pages the image may fail before any listener is attached: it is asked once when it mounts.
  const askWhetherFailed = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );
  return (
    <Image
      ref={askWhetherFailed}
      // Before `src`, or the browser may start an eager request first.
      loading={loading}
      decoding="async"
      src={shownSrc}
      alt={label}
      width={drawingSize.width}
      height={drawingSize.height}
      onError={() => setFailedSrc(src)}
    />
  );
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  translate: 0 6.9%;
`;
