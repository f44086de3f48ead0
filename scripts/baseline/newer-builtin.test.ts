import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { newerBuiltIn } from './newer-builtin.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const accepted = (why: string, ...codes: string[]) =>
  codes.map((code) => ({ name: `the rule accepts ${why}: ${code}`, code }));
const rejected = (what: string, ...codes: string[]) =>
  codes.map((code) => ({ name: `the rule rejects ${what}: ${code}`, code, errors: 1 }));

// Safari 17.0 lacks each of these, so the result doesn't change as Baseline advances.
new RuleTester().run('baseline/newer-builtin', newerBuiltIn, {
  valid: [
    ...accepted('built-ins that every supported browser has', 'list.toSorted()', 'URL.canParse(href)'),
    ...accepted(
      'a newer built-in that the code asks for first',
      'URL.parse?.(href)',
      'element.checkVisibility?.()',
      'window.trustedTypes?.createPolicy(name, rules)',
      'if (URL.parse) use(URL.parse(href))',
      'const url = URL.parse ? URL.parse(href) : undefined',
      "const url = 'parse' in URL && URL.parse(href)",
      "if (typeof requestIdleCallback === 'function') requestIdleCallback(run)",
    ),
    ...accepted(
      'a variable with the name of a newer built-in',
      'import { URL, scheduler } from "./own.js"; URL.parse(href); scheduler.start(run)',
      'function read(navigation) { return navigation.currentEntry }',
    ),
    ...accepted('a static method of a window’s constructor', 'window.URL.createObjectURL(file)'),
    { name: 'the rule accepts an allowed name', code: 'Children.toArray(all)', options: [{ allow: ['.toArray'] }] },
  ],
  invalid: [
    {
      name: 'the rule names the versions that have the built-in',
      code: 'const { promise } = Promise.withResolvers()',
      errors: [
        'Promise.withResolvers is newer than the oldest supported browsers: it needs Safari 17.4, Safari on iOS 17.4.',
      ],
    },
    ...rejected(
      'a newer static method',
      'Map.groupBy(list, keyOf)',
      'URL.parse(href)',
      'if (URL.canParse) URL.parse(href)',
      'AbortSignal.any([one, other])',
    ),
    ...rejected('a newer method of an object that may be missing', 'element?.checkVisibility()'),
    ...rejected('a newer constructor', 'new EyeDropper()'),
    ...rejected('a newer global function', 'requestIdleCallback(run)', 'window.requestIdleCallback(run)'),
    ...rejected('a newer method of an instance', 'element.checkVisibility()', 'map.keys().drop(1)'),
  ],
});
