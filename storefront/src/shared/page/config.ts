import { createContext, use } from 'react';
import type { PublicConfig } from '../../../server/contract.ts';

const ConfigContext = createContext<PublicConfig | undefined>(undefined);

/** Provides the page with the installation's public settings. */
export const ConfigProvider = ConfigContext;

/** Public settings of this installation: base path, contact numbers, links. */
export function useConfig(): PublicConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig must be used inside ConfigProvider');
  return config;
}

/** URL of a file that the store serves (`cars/polo/b02a1c.svg`), under the run-time base path. */
export function assetUrl(config: Pick<PublicConfig, 'basePath'>, path: string): string {
  return config.basePath + path;
}
