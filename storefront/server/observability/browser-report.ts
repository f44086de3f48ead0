import { safeText } from './safe-log.ts';

/** The loggable part of a report. Each field is validated; every other part of a report is dropped. */
export type BrowserReport =
  | {
      /** `failure`: a service failed; `error`: the page's own code failed. */
      kind: 'failure' | 'error';
      where: string;
      code: string;
      route?: string;
      build?: string;
      frames?: readonly string[];
    }
  | { kind: 'policy'; directive: string; blocked: string; isEnforced: boolean; source?: string };

type Json = Readonly<Record<string, unknown>>;

/** Names assigned by the store's own code. They contain no `@`, query or fragment. */
const shapes = {
  where: /^[\p{L}\w /.:()[\]-]{1,120}$/u,
  code: /^[\p{L}\d _./:-]{1,80}$/u,
  // Parameter names replace values: a token or an id has digits.
  route: /^(?:\/\$?[a-zA-Z_-]{0,40}){1,12}$/,
  build: /^[\w-]{1,40}$/,
} as const;

/** A position in a built script. */
const frameShape = /^(assets\/[\w.~-]{1,80}\.js)(:\d{1,6}:\d{1,7})$/;
const mostFrames = 8;
const mostReports = 20;

/**
 * @param type media type of the body
 * @returns undefined for an invalid report
 */
export function readReports(
  type: string | undefined,
  body: Buffer,
  publicUrl: string,
): readonly BrowserReport[] | undefined {
  const parsed = parse(body);
  switch (type?.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/json':
      return one(isObject(parsed) ? ownReport(parsed) : undefined);
    case 'application/csp-report': {
      const report = isObject(parsed) ? parsed['csp-report'] : undefined;
      return isObject(report) ? one(policyReport(kebabCased(report), publicUrl)) : undefined;
    }
    case 'application/reports+json':
      if (!Array.isArray(parsed)) return undefined;
      return parsed
        .slice(0, mostReports)
        .filter((report: unknown) => isObject(report) && report['type'] === 'csp-violation')
        .flatMap(({ body: facts }: Json) => (isObject(facts) ? (policyReport(facts, publicUrl) ?? []) : []));
    default:
      return undefined;
  }
}

const one = (report: BrowserReport | undefined) => report && [report];

function ownReport({ kind, where, code, route, build, frames }: Json): BrowserReport | undefined {
  const [place, name] = [fitting('where', where), fitting('code', code)];
  if ((kind !== 'failure' && kind !== 'error') || place === undefined || name === undefined) return undefined;
  const optional = { route: fitting('route', route), build: fitting('build', build), frames: framesOf(frames) };
  return {
    kind,
    where: place,
    code: name,
    ...(optional.route !== undefined && { route: optional.route }),
    ...(optional.build !== undefined && { build: optional.build }),
    ...(optional.frames.length > 0 && { frames: optional.frames }),
  };
}

const fitting = (name: keyof typeof shapes, value: unknown): string | undefined =>
  typeof value === 'string' && shapes[name].test(value) ? safeText(value) : undefined;

function framesOf(frames: unknown): string[] {
  if (!Array.isArray(frames)) return [];
  return frames.slice(0, mostFrames).flatMap((frame: unknown) => {
    const [, file, position] = (typeof frame === 'string' && frameShape.exec(frame)) || [];
    return file === undefined ? [] : [safeText(file) + position];
  });
}

/** `report-uri` uses other field names than the Reporting API (CSP3 §5.3 and §5.5). */
const kebabCased = (report: Json): Json => ({
  effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
  blockedURL: report['blocked-uri'],
  disposition: report['disposition'],
  sourceFile: report['source-file'],
  lineNumber: report['line-number'],
  columnNumber: report['column-number'],
});

/** Undefined for a violation outside the store, such as a browser extension's. */
function policyReport(facts: Json, publicUrl: string): BrowserReport | undefined {
  const { effectiveDirective: directive, blockedURL, disposition, sourceFile, lineNumber, columnNumber } = facts;
  if (typeof directive !== 'string' || !/^[a-z-]{1,40}$/.test(directive)) return undefined;
  if ([blockedURL, sourceFile].some((url) => typeof url === 'string' && /^[a-z-]*extension/.test(url)))
    return undefined;
  const file = typeof sourceFile === 'string' ? sourceFile.split(/[?#]/, 1)[0] : undefined;
  const path = file?.startsWith(publicUrl) ? file.slice(publicUrl.length) : undefined;
  const [source] = framesOf([`${path}:${Number(lineNumber)}:${Number(columnNumber)}`]);
  return {
    kind: 'policy',
    directive,
    blocked: blockedName(blockedURL, publicUrl),
    isEnforced: disposition !== 'report',
    ...(source !== undefined && { source }),
  };
}

/** The blocked resource: a keyword, the host of a URL, or the scheme of one without a host. Never a path. */
function blockedName(blocked: unknown, publicUrl: string): string {
  if (typeof blocked !== 'string') return 'unknown';
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return 'unknown';
  if (url.origin === new URL(publicUrl).origin) return 'self';
  return safeText(url.host || url.protocol).slice(0, 100);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
