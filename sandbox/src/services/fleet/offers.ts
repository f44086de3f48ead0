import type { FleetOffer } from '../../../contract/fleet.ts';
import type { Database } from '../../kernel/database.ts';
import { readSetting } from '../../kernel/world.ts';
import { colors } from '../vehicle/colors.ts';
import { toReais } from '../vehicle/money.ts';
import { orderPeriods } from './orders/life.ts';
import { combinationsOf, plainSettings, productIdOf } from '../vehicle/rules.ts';
import { costTermsOf } from '../vehicle/wire.ts';
import { readVersions } from '../vehicle/state.ts';

/** A product is a combination of the vehicle service, at the same price. */
export async function readFleetOffer(database: Database, productId: string): Promise<FleetOffer | undefined> {
  const [versions, settings] = await Promise.all([
    readVersions(database),
    readSetting(database, 'vehicle', plainSettings),
  ]);
  for (const version of versions) {
    if (!productId.startsWith(`${version.modelCode}-${version.year}-`)) continue;
    const combination = combinationsOf(version).find((candidate) => productIdOf(version, candidate) === productId);
    if (!combination) continue;
    return {
      productId,
      salesChannel: 'S&D',
      modelCode: version.modelCode,
      model: `${version.name} ${version.model}`,
      year: version.year,
      hasShield: version.hasShield,
      color: colors[combination.colorCode].name,
      colorCode: combination.colorCode,
      deadline: combination.deadline,
      monthlyKm: combination.monthlyKm,
      monthlyInstallment: toReais(combination.monthlyInCents),
      accessories: combination.package?.accessories ?? [],
      optionals: combination.package ? [combination.package.optionalText] : [],
      ...(settings.hasExtensions && {
        colorHex: colors[combination.colorCode].hex,
        costTerms: costTermsOf(version, combination.deadline),
        orderPeriods: orderPeriods(),
      }),
    };
  }
  return undefined;
}
