import { useCallback, useState } from 'react';

/**
 * Whether the picture at `src` could not be loaded, with what its `<img>` needs to tell.
 * In server-rendered pages the picture may fail before any listener is attached: it is asked once when it mounts.
 */
export function useFailedSource(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );
  return {
    hasFailed: src !== undefined && failedSrc === src,
    imageProps: { ref, onError: () => setFailedSrc(src) },
  };
}
