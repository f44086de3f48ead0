import type { TestRun } from '../tests/test-run.ts';
import type { ComponentEvidence, EngineEvidence, JourneyEvidence } from './read-evidence.ts';

interface Evidence {
  run: TestRun;
  components: readonly ComponentEvidence[];
  journeys: readonly JourneyEvidence[];
  engines: EngineEvidence;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const outcomeOf = (checks: ReadonlyMap<string, number>, check: string, of: number) =>
  of > 0 && checks.get(check) === of ? 'passed' : '–';

const listKeys = (keys: readonly string[]) =>
  keys.length === 0 ? '–' : keys.map((key) => (key === ' ' ? 'Space' : key)).join(', ');

/** Writes the page as Markdown. Every figure comes from the reports. */
export function writeEvidencePage({ run, components, journeys, engines }: Evidence): string {
  const storyChecks = [...new Set(components.flatMap(({ checks }) => [...checks.keys()]))].toSorted();
  const journeyChecks = [...new Set(journeys.flatMap(({ checks }) => [...checks.keys()]))].toSorted();
  const displayed = [...new Set([...engines.values()].flatMap((values) => [...values.keys()]))].toSorted();
  const projects = [...new Set(journeys.flatMap(({ passed }) => [...passed.keys()]))].toSorted();
  return `# Accessibility: what the tests showed

Written by \`npm run evidence\` from the reports of a whole \`npm test\` that passed. Do not edit it by hand.

${table(
  ['What', 'Version'],
  [
    ['Commit', run.commit],
    ['Date', run.date],
    ['Tests that passed', String(run.passed)],
    ...Object.entries(run.versions),
  ],
)}

## Components

Each story runs in Chromium, is played, and is then checked as the play left it. A check is listed as passed when every
story of the component passed it. Keys are those that the component's own tests and stories pressed. Announced lists are
sequences of phrases that the virtual screen reader must announce exactly.

${table(
  ['Component', 'Stories', ...storyChecks, 'Keys', 'Announced lists'],
  components
    .filter(({ stories }) => stories > 0)
    .map(({ name, stories, checks, keys, announced }) => [
      name,
      String(stories),
      ...storyChecks.map((check) => outcomeOf(checks, check, stories)),
      listKeys(keys),
      announced === 0 ? '–' : String(announced),
    ]),
)}

## Pages

Every route, in each of its states, is displayed in every theme, with more contrast and forced colours, and in several
windows. Figures are states in which an engine found nothing. A run of all tests checks each state in some combinations;
\`npm run sweep:accessibility\` checks all of them.

${table(
  ['Engine', ...displayed],
  [...engines].map(([engine, values]) => [engine, ...displayed.map((value) => String(values.get(value) ?? '–'))]),
)}

## Journeys

Figures are tests: those that passed in each Playwright project, and those that made each check on their way. \`phone\`,
\`desktop\` and \`own stores\` are Chromium; \`orca\` is Chromium with a real screen reader, whose spoken words are
asserted. A run leaves out the engines that its machine lacks.

${table(
  ['Journey', ...projects, ...journeyChecks],
  journeys.map(({ file, passed, checks }) => [
    file.replace(/\.(?:journey|spoken|webkit)\.ts$/, ''),
    ...projects.map((project) => String(passed.get(project) ?? '–')),
    ...journeyChecks.map((check) => String(checks.get(check) ?? '–')),
  ]),
)}
`;
}
