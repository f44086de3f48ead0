/** The simulation of an offer page in its search parameters. */
import type { WantedVersion } from '../offer/catalog.ts';
import type { Selection } from '../offer/conditions.ts';

/** Parameters in the order they are written. */
export const urlParameters = ['prazo', 'km', 'cor', 'versao', 'ano', 'blindado', 'itens'] as const;
export type UrlParameter = (typeof urlParameters)[number];
export type SimulationSearch = Partial<Record<UrlParameter, string>>;

export const isSimulationParameter = (name: string): boolean => urlParameters.some((known) => known === name);

/** A page's search parameters with another plan. The other parameters stay. */
export const withSimulation = (
  search: Readonly<Record<string, string>>,
  simulation: SimulationSearch,
): Record<string, string> => ({
  ...simulation,
  ...Object.fromEntries(Object.entries(search).filter(([name]) => !isSimulationParameter(name))),
});

export interface UrlSimulation {
  version?: WantedVersion;
  selection: Partial<Selection>;
}

/** Letters, digits and the few marks makers use in codes. */
const codePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/+-]{0,38}[\p{L}\p{N}._/+-])?$/u;
/** A package's name: any printable text of a reasonable length, without surrounding space. */
const packagePattern = /^(?=\S)[^\p{C}\p{Zl}\p{Zp}<>]{1,200}(?<=\S)$/u;

const code = (value: unknown): string | undefined =>
  typeof value === 'string' && codePattern.test(value) ? value : undefined;

const packageName = (value: unknown): string | undefined =>
  typeof value === 'string' && packagePattern.test(value) ? value : undefined;

const wholeNumber = (value: unknown, minimum: number, maximum: number): number | undefined => {
  if (typeof value !== 'string' || !/^\d{1,6}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= minimum && number <= maximum ? number : undefined;
};

const months = (value: unknown): number | undefined => wholeNumber(value, 1, 120);
const kilometres = (value: unknown): number | undefined => wholeNumber(value, 0, 100_000);
const year = (value: unknown): number | undefined => wholeNumber(value, 1990, 2100);

/** Routers parse `prazo=24` and `blindado=1` to numbers. This returns the text of the URL. */
const text = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/**
 * The search parameters of a simulation, always in the same order. Unsafe values are left out. No package is written as
 * no `itens`; an offer without armour as no `blindado`.
 */
export function encodeSimulation(selection: Selection, version?: WantedVersion): SimulationSearch {
  return present({
    prazo: months(String(selection.deadlineInMonths))?.toString(),
    km: kilometres(String(selection.monthlyKm))?.toString(),
    cor: code(selection.colorCode),
    ...versionParameters(version),
    itens: packageName(selection.accessoryText),
  });
}

/** The search parameters that open one version with its best condition. */
export function versionSearch(version: WantedVersion): SimulationSearch {
  return present(versionParameters(version));
}

const versionParameters = (version: WantedVersion | undefined) => ({
  versao: code(version?.modelCode),
  ano: year(String(version?.year))?.toString(),
  blindado: version?.hasShield === true ? '1' : undefined,
});

/** Drops undefined values and sorts by `urlParameters`. */
function present(written: Partial<Record<UrlParameter, string | undefined>>): SimulationSearch {
  return Object.fromEntries(
    urlParameters.flatMap((name) => {
      const value = written[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Splits a combined version (`versionValue`) into its parts. A combined value always says whether it is armoured. */
function parts(version: unknown): readonly unknown[] {
  if (typeof version !== 'string' || !version.includes('~')) return [version];
  const [modelCode, modelYear, shield = '0'] = version.split('~');
  return [modelCode, modelYear, shield];
}

/**
 * Reads a simulation from a URL. Invalid values count as absent; other parameters are ignored. If term, kilometres
 * and colour are all present, no `itens` means no package; otherwise the package is open. A router must pass codes as
 * text: parsing `cor=0123` or `cor=2E2` to a number loses them.
 */
export function decodeSimulation(search: Readonly<Record<string, unknown>>): UrlSimulation {
  const read = (name: UrlParameter): unknown => (Object.hasOwn(search, name) ? text(search[name]) : undefined);
  const deadlineInMonths = months(read('prazo'));
  const monthlyKm = kilometres(read('km'));
  const colorCode = code(read('cor'));
  const [requestedCode, requestedYear = read('ano'), requestedShield = read('blindado')] = parts(read('versao'));
  const modelCode = code(requestedCode);
  const modelYear = year(requestedYear);
  const isWhole = deadlineInMonths !== undefined && monthlyKm !== undefined && colorCode !== undefined;
  const accessoryText = packageName(read('itens')) ?? (isWhole ? '' : undefined);
  return {
    ...(modelCode !== undefined && {
      version: {
        modelCode,
        ...(modelYear !== undefined && { year: modelYear }),
        hasShield: requestedShield === '1',
      },
    }),
    selection: {
      ...(deadlineInMonths !== undefined && { deadlineInMonths }),
      ...(monthlyKm !== undefined && { monthlyKm }),
      ...(colorCode !== undefined && { colorCode }),
      ...(accessoryText !== undefined && { accessoryText }),
    },
  };
}

/** Parameters that belong to the visitor and are not shared. */
export const isPrivate = (name: string): boolean => name.startsWith('utm_') || name === 'token';

/**
 * The URL to share if the service can't make one. It keeps the simulation and drops campaign and token.
 * @param url absolute
 */
export function shareableUrl(url: string): string {
  const [page = '', query = ''] = url.replace(/#.*$/s, '').split('?', 2);
  const remaining = query.split('&').filter((part) => part !== '' && !isPrivate(part.split('=', 1)[0] ?? ''));
  return remaining.length > 0 ? `${page}?${remaining.join('&')}` : page;
}
