import { relative } from 'node:path';
import { root } from '../builds/build-steps.ts';

/** Data that a test recorded (`task.meta`): see scripts/test-dom.setup.ts and scripts/test-stories.setup.ts. */
export interface TestMeta {
  /** Keys that were pressed, as `KeyboardEvent.key` names them; every typed character is `letters`. */
  keys?: readonly string[];
  /** Checks that the story passed after its play function. */
  checks?: readonly string[];
  /** Component whose announced phrases were asserted as a whole. */
  announced?: string;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { status: string; title: string; meta?: TestMeta }[];
  }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface Annotation {
  type: string;
  description?: string;
}

interface PlaywrightSuite {
  specs: {
    file: string;
    tests: { projectName: string; status: string; annotations: Annotation[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export interface ComponentEvidence {
  /** Folder in `design-system/src`: `components` or `patterns`. */
  kind: string;
  name: string;
  /** Stories that passed. */
  stories: number;
  /** Checks that all of its stories passed, by the number of stories. */
  checks: ReadonlyMap<string, number>;
  keys: readonly string[];
  /** Lists of announced phrases that were asserted as a whole. */
  announced: number;
}

export interface JourneyEvidence {
  /** File, relative to the folder of journeys. */
  file: string;
  /** Passed tests by Playwright project. */
  passed: ReadonlyMap<string, number>;
  /** Checks made on the way, by the number of tests that made them. */
  checks: ReadonlyMap<string, number>;
}

/** Engine, by the pages on which it found nothing, for each theme, window and setting of colours. */
export type EngineEvidence = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Folders {
  kind: string;
  names: readonly string[];
}

const passedTests = (report: unknown) =>
  (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title, meta = {} }) => ({ file: relative(root, name), title, meta })),
  );

function count(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Reads the evidence of each component from the reports of stories and of component tests. */
export function componentEvidence(reports: {
  folders: readonly Folders[];
  stories: unknown;
  dom: unknown;
}): ComponentEvidence[] {
  const stories = passedTests(reports.stories);
  const dom = passedTests(reports.dom);
  return reports.folders.flatMap(({ kind, names }) =>
    names.map((name) => {
      const isOwn = ({ file }: { file: string }) => file.startsWith(`design-system/src/${kind}/${name}/`);
      const own = stories.filter(isOwn);
      const tests = [...own, ...dom.filter(isOwn)];
      return {
        kind,
        name,
        stories: own.length,
        checks: count(own.flatMap(({ meta }) => meta.checks ?? [])),
        keys: [...new Set(tests.flatMap(({ meta }) => meta.keys ?? []))].toSorted(),
        announced: dom.filter(({ meta }) => meta.announced && folderOf(meta.announced) === name).length,
      };
    }),
  );
}

/** Folder of a component: `date-field` of `DateField`. */
const folderOf = (component: string) => component.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();

/** Checks of a test, each once (storefront/journeys/support/checks/record-check.ts). */
const checksOf = (annotations: readonly Annotation[]) => [
  ...new Set(annotations.flatMap(({ type, description }) => (type === 'check' && description ? [description] : []))),
];

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Reads what each accessibility engine checked (storefront/journeys/accessibility): states of pages, each once for each value. */
export function engineEvidence(report: unknown): EngineEvidence {
  const checked = (report as PlaywrightReport).suites
    .flatMap(specsIn)
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'expected')
    .flatMap(({ annotations }) => [
      ...new Set(
        annotations.flatMap(({ type, description }) => (type === 'engine' && description ? [description] : [])),
      ),
    ])
    .map((description) => JSON.parse(description) as [engine: string, value: string, state: string]);
  return new Map(
    [...Map.groupBy(checked, ([engine]) => engine)].map(([engine, values]) => [
      engine,
      count(values.map(([, value]) => value)),
    ]),
  );
}

/** Reads the evidence of each journey file from Playwright's reports, one for each stage with journeys. */
export function journeyEvidence(reports: readonly unknown[]): JourneyEvidence[] {
  const suites = (reports as PlaywrightReport[]).flatMap((report) => report.suites);
  const byFile = Map.groupBy(suites.flatMap(specsIn), ({ file }) => file);
  return [...byFile]
    .map(([file, specs]) => {
      const passed = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'expected');
      return {
        file,
        passed: count(passed.map(({ projectName }) => projectName)),
        checks: count(passed.flatMap(({ annotations }) => checksOf(annotations))),
      };
    })
    .toSorted((one, other) => one.file.localeCompare(other.file));
}
