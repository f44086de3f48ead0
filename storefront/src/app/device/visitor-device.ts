import type { PositionPort, SharePort } from '#/features/offer/index.ts';

/** What the visitor's device can do; loaded with the first press that needs it. */
export const sharePort: SharePort = {
  currentAddress: () => window.location.href,
  share: async (page) => {
    // Not everywhere, whatever the types say.
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
      // Refused, or not to be had without a safe connection: the address is shown instead.
      return false;
    }
  },
};

/** A rough position is enough: two decimals are kept of it. */
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
