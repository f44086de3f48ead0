import type { MarketingPort } from '#/api/ports.ts';
import type { Traffic } from '#/domain/contact/leads.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

export interface ConversionPorts {
  marketing: MarketingPort;
  storage: StoragePort;
  createKey: () => string;
  readConsent: (state: never) => 'unknown' | 'granted' | 'denied';
  /** The visitor's campaign, with the default for each part that is unknown. */
  readTraffic: (state: never) => Traffic;
}
