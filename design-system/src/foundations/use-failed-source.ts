import { useCallback, useState } from 'react';

/**
 * Whether the image at `src` failed to load, with the props that its `<img>` needs. A server-rendered image may fail
 * before hydration attaches a listener, so its state is read once on mount.
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
