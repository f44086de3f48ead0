import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../builds/build-steps.ts';
import { writeEvidencePage } from './evidence-page.ts';
import {
  componentEvidence,
  engineEvidence,
  journeyEvidence,
  type PlaywrightReport,
  type TestMeta,
} from './read-evidence.ts';

const vitestReport = (tests: Readonly<Record<string, { title: string; status: string; meta?: TestMeta }[]>>) => ({
  testResults: Object.entries(tests).map(([file, assertionResults]) => ({ name: join(root, file), assertionResults })),
});
const system = 'design-system/src';
const components = componentEvidence({
  folders: [{ kind: 'components', names: ['button', 'button-group', 'icon'] }],
  stories: vitestReport({
    [`${system}/components/button/Button.stories.tsx`]: [
      { title: 'Primary', status: 'passed', meta: { checks: ['axe', 'Forced colours'], keys: ['Tab'] } },
      { title: 'Busy', status: 'passed', meta: { checks: ['Forced colours'] } },
      { title: 'Broken', status: 'failed', meta: { checks: ['axe'] } },
    ],
    [`${system}/components/button-group/ButtonGroup.stories.tsx`]: [
      { title: 'Row', status: 'passed', meta: { checks: ['axe'] } },
    ],
  }),
  dom: vitestReport({
    [`${system}/components/button/Button.test.tsx`]: [
      { title: 'is pressed', status: 'passed', meta: { keys: [' ', 'Enter'] } },
      { title: 'fails', status: 'failed', meta: { keys: ['Escape'] } },
    ],
    [`${system}/heard.test.tsx`]: [
      { title: 'a busy button is announced', status: 'passed', meta: { announced: 'Button' } },
      { title: 'a group is announced', status: 'passed', meta: { announced: 'ButtonGroup' } },
    ],
  }),
});
const playwrightReport: PlaywrightReport = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'offer/coupon.journey.ts',
              tests: [
                {
                  projectName: 'phone',
                  status: 'expected',
                  annotations: [{ type: 'check', description: 'axe' }, { type: 'calls' }],
                },
                {
                  projectName: 'desktop',
                  status: 'unexpected',
                  annotations: [{ type: 'check', description: 'Keyboard' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const firefoxReport: PlaywrightReport = {
  suites: [
    {
      specs: [
        {
          file: 'offer/coupon.journey.ts',
          tests: [
            {
              projectName: 'firefox',
              status: 'expected',
              annotations: [{ type: 'check', description: 'Keyboard' }],
            },
          ],
        },
      ],
    },
  ],
};
/** A test of a page in its states, with the engines and values that it checked in each. */
const sweepTest = (
  status: string,
  ...checked: readonly (readonly [engine: string, value: string, state: string])[]
) => ({
  file: 'accessibility/every-state.journey.ts',
  tests: [
    {
      projectName: 'desktop',
      status,
      annotations: checked.map((check) => ({ type: 'engine', description: JSON.stringify(check) })),
    },
  ],
});
const engines = engineEvidence({
  suites: [
    {
      specs: [
        sweepTest(
          'expected',
          ['axe', 'house', 'home'],
          ['axe', '320 px', 'home'],
          ['axe', '320 px', 'home'],
          ['IBM Equal Access', 'house', 'home'],
          ['axe', '320 px', 'an offer'],
        ),
        sweepTest('unexpected', ['axe', 'house', 'the log-in']),
      ],
    },
  ],
});
const journeys = journeyEvidence([playwrightReport, firefoxReport]);

describe('the evidence of a component', () => {
  it('counts its own stories that passed, with their checks', () => {
    expect(components.map(({ name, stories }) => [name, stories])).toEqual([
      ['button', 2],
      ['button-group', 1],
      ['icon', 0],
    ]);
    expect([...(components[0]?.checks ?? [])]).toEqual([
      ['axe', 1],
      ['Forced colours', 2],
    ]);
  });

  it('lists the keys of passed tests and stories, each once', () => {
    expect(components[0]?.keys).toEqual([' ', 'Enter', 'Tab']);
  });

  it('counts its announced lists', () => {
    expect(components.map(({ announced }) => announced)).toEqual([1, 1, 0]);
  });
});

describe('the evidence of a journey', () => {
  it('counts passed tests by project, and the checks that they made, in all engines', () => {
    expect(journeys).toEqual([
      {
        file: 'offer/coupon.journey.ts',
        passed: new Map([
          ['phone', 1],
          ['firefox', 1],
        ]),
        checks: new Map([
          ['axe', 1],
          ['Keyboard', 1],
        ]),
      },
    ]);
  });
});

describe('the evidence of an engine', () => {
  it('counts each passed state once for each value', () => {
    expect(engines).toEqual(
      new Map([
        [
          'axe',
          new Map([
            ['house', 1],
            ['320 px', 2],
          ]),
        ],
        ['IBM Equal Access', new Map([['house', 1]])],
      ]),
    );
  });
});

describe('the page', () => {
  const run = { date: '2026-01-02', commit: 'abc1234', passed: 5, failed: 0, versions: { Chromium: 'Chromium 150' } };
  const page = writeEvidencePage({ run, components, journeys, engines });

  it('names the commit and the versions of the run', () => {
    expect(page).toContain('| Commit | abc1234 |');
    expect(page).toContain('| Chromium | Chromium 150 |');
  });

  it('lists a check as passed only where every story of the component made it', () => {
    expect(page).toContain('| Component | Stories | Forced colours | axe | Keys | Announced lists |');
    expect(page).toContain('| button | 2 | passed | – | Space, Enter, Tab | 1 |');
    expect(page).toContain('| button-group | 1 | – | passed | – | 1 |');
  });

  it('leaves out folders without stories', () => {
    expect(page).not.toContain('| icon |');
  });

  it('lists each engine with the states in which it found nothing', () => {
    expect(page).toContain('| Engine | 320 px | house |');
    expect(page).toContain('| axe | 2 | 1 |');
    expect(page).toContain('| IBM Equal Access | – | 1 |');
  });

  it('lists each journey with its projects and checks', () => {
    expect(page).toContain('| Journey | firefox | phone | Keyboard | axe |');
    expect(page).toContain('| offer/coupon | 1 | 1 | 1 | 1 |');
  });
});
