import { hostileContent } from './hostile-content.ts';
import { longTexts } from './long-texts.ts';
import { contentMissing, homeEmpty } from './missing-content.ts';
import { orderWorlds } from './order-worlds.ts';
import { partnerWorlds } from './partner-worlds.ts';
import { sampleAccounts } from './sample/accounts.ts';
import { sampleContracts } from './sample/contracts.ts';
import { sampleCoupons } from './sample/coupons.ts';
import { sampleDocuments } from './sample/documents.ts';
import { sampleVersions } from './sample/versions.ts';
import { hostileThemes } from './theme-worlds.ts';
import { thirteenthCar } from './thirteenth-car.ts';
import { allUnavailable, emptyCatalogue, noExtensions, priceChange } from './vehicle-worlds.ts';
import type { Scenario, World } from './world.ts';

const plain: Scenario = {
  name: 'default',
  title: 'Mundo padrão',
  description: 'Doze carros, um sem disponibilidade, conteúdo completo.',
  change: (world) => world,
};

/** Every named world, the default first. */
export const scenarios: readonly Scenario[] = [
  plain,
  priceChange,
  emptyCatalogue,
  allUnavailable,
  homeEmpty,
  contentMissing,
  hostileContent,
  thirteenthCar,
  longTexts,
  noExtensions,
  hostileThemes,
  ...orderWorlds,
  ...partnerWorlds,
];

export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}

/** A fresh copy of the world: the same name gives the same data every time. */
export function buildWorld(scenario: Scenario): World {
  return scenario.change({
    versions: sampleVersions(),
    documents: sampleDocuments(),
    coupons: sampleCoupons(),
    accounts: sampleAccounts(),
    contracts: sampleContracts(),
    // The default world has no orders: worlds with orders add their own.
    customers: [],
    uploads: [],
    orders: [],
  });
}
