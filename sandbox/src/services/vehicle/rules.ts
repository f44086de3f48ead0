import { colors, type ColorCode } from './colors.ts';
import { toWholeReais } from './money.ts';
import type { AccessoryPackage, Version, VersionKey } from './state.ts';

/** The only text of a fast delivery (spec §4). */
export const fastDeliveryText = '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.';
/** The text of an unavailable offer (spec §4). */
export const unavailableText = 'Sem disponibilidade.';

export const terms = [12, 18, 24, 36, 48] as const;
export const kilometres = [500, 1000, 1500, 2000, 2500, 3000] as const;

/** Thousandths of the base instalment by months. */
const termFactors: Record<(typeof terms)[number], number> = { 12: 1190, 18: 1080, 24: 1000, 36: 945, 48: 900 };
/** Thousandths of the base instalment for each 500 km above (or under) 1.000 km. */
const kilometreFactor = 42;
const colorSurcharges = { Sólida: 0, Metálica: 35_00, Perolizada: 60_00 } as const;

/** One existing combination, in cents. */
export interface Combination {
  deadline: (typeof terms)[number];
  monthlyKm: number;
  colorCode: ColorCode;
  package: AccessoryPackage | undefined;
  monthlyInCents: number;
  score: number;
}

/** Behaviour settings of a world; the world changes the sample data itself. */
export interface VehicleSettings {
  /** Thousandths by which simulation and rental differ from the tree. */
  simulationMarkup: number;
  /** Whether extensions (costTerms, colorHex, monthlyInterestRate) are sent. */
  hasExtensions: boolean;
}
export const plainSettings: VehicleSettings = { simulationMarkup: 0, hasExtensions: true };

/** Every combination of a version. None while it is unavailable. */
export function combinationsOf(version: Version): Combination[] {
  if (!version.isAvailability || version.deadlineInfo === unavailableText) return [];
  return terms.flatMap((deadline) =>
    kilometres.flatMap((monthlyKm) =>
      version.colors
        .filter((colorCode) => isOffered(deadline, monthlyKm, colorCode))
        .flatMap((colorCode) =>
          [undefined, ...version.packages.filter(() => deadline >= 24)].map((accessories) => ({
            deadline,
            monthlyKm,
            colorCode,
            package: accessories,
            monthlyInCents: monthlyInCents(version, deadline, monthlyKm, colorCode, accessories),
            score: scoreOf(version, deadline, monthlyKm, colorCode, accessories),
          })),
        ),
    ),
  );
}

/** Not every combination exists, so that impossible choices occur. */
function isOffered(deadline: number, monthlyKm: number, colorCode: ColorCode): boolean {
  if (deadline === 12 && monthlyKm > 2000) return false;
  if (deadline === 48 && (monthlyKm === 500 || monthlyKm === 3000)) return false;
  if (colors[colorCode].type === 'Perolizada' && deadline < 24) return false;
  if (colorCode === 'VEU' && monthlyKm > 1500) return false;
  if (colorCode === 'AZA' && deadline === 36 && monthlyKm > 2000) return false;
  return true;
}

/** The formula of the README: whole reais, except for the package. */
function monthlyInCents(
  version: Version,
  deadline: (typeof terms)[number],
  monthlyKm: number,
  colorCode: ColorCode,
  accessories: AccessoryPackage | undefined,
): number {
  const thousandths = termFactors[deadline] + (kilometreFactor * (monthlyKm - 1000)) / 500;
  const plain = toWholeReais((version.baseInCents * thousandths) / 1000);
  return plain + colorSurcharges[colors[colorCode].type] + (accessories?.monthlyInCents ?? 0);
}

/** Lower is better. The best of a version is 24 months, 1.000 km, its showcase colour, no package. */
function scoreOf(
  version: Version,
  deadline: number,
  monthlyKm: number,
  colorCode: ColorCode,
  accessories: AccessoryPackage | undefined,
): number {
  const color = colorCode === version.showcaseColor ? 0 : 1 + version.colors.indexOf(colorCode);
  const distance = Math.abs(deadline - 24) / 6 + Math.abs(monthlyKm - 1000) / 500;
  return version.rank * 100 + distance * 4 + color + (accessories ? 2 : 0);
}

export function bestOf(version: Version): Combination | undefined {
  return combinationsOf(version).toSorted((a, b) => a.score - b.score)[0];
}

/** The service's limit of 45 days, also for electric offers; the exception for those is the store's rule. */
export function isWithinLimit(version: Version): boolean {
  if (version.deadlineInfo === unavailableText) return false;
  if (version.deadlineInfo === fastDeliveryText) return true;
  const days = /(\d+) dias/.exec(version.deadlineInfo)?.[1];
  return days !== undefined && Number(days) <= 45;
}

/** e.g. "TCCOM1-2026-24-1000-VEU"; armour and a package add their own parts. */
export function productIdOf(key: VersionKey, combination: Combination): string {
  const { deadline, monthlyKm, colorCode } = combination;
  const parts = [key.modelCode, key.year, deadline, monthlyKm, colorCode];
  if (key.hasShield) parts.push('B');
  if (combination.package) parts.push(combination.package.code);
  return parts.join('-');
}
