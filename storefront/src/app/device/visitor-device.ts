import type { PositionPort, SharePort } from '#/features/offer/index.ts';

/** Device functions, loaded with the first press that needs them. */
export const sharePort: SharePort = {
  currentUrl: () => window.location.href,
  share: async (page) => {
    // Despite the types, some browsers lack it.
    const device: { share?: (page: ShareData) => Promise<void> } = navigator;
    if (!device.share) return 'unavailable';
    try {
      await device.share(page);
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
    }
  },
  copy: async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      return true;
    } catch {
      // The clipboard is blocked or needs HTTPS: the URL is displayed instead.
      return false;
    }
  },
};

/** Low accuracy: two decimals of the position are used. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 };

export const positionPort: PositionPort = {
  read: () =>
    new Promise((resolve) => {
      const device: { geolocation?: Geolocation } = navigator;
      if (!device.geolocation) {
        resolve({ kind: 'unsupported' });
        return;
      }
      device.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ kind: 'position', coordinates: { latitude, longitude } }),
        ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
        options,
      );
    }),
};
