/**
 * `npm run check -w @signdrive/tokens`: runs every check on the working copy; exits with 1 and one line per problem.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import publicNames from '../public-names.json' with { type: 'json' };
import { nameOf } from '../src/dtcg.ts';
import { themes } from '../src/index.ts';
import { sentenceIn } from '../src/theme/sentences.ts';
import { checkTheme, contrastReport, type ThemeCheckOptions } from '../src/theme/index.ts';
import resolver from '../tokens.resolver.json' with { type: 'json' };
import { findAliasProblems } from './aliases.ts';
import { findContrastRuleProblems } from './contrast-rules.ts';
import { findFontProblems, findOverlappingFaces } from './fonts.ts';
import { describeProblem, type Problem } from './problem.ts';
import { findPublicNameProblems } from './public-names.ts';
import { describeSharedFaults, findSharedFaults, isExplainedBy, type ThemeReport } from './shared-contrast.ts';
import { findThemeListProblems } from './theme-list.ts';
import { parseTokenDocument, type TokenDocument } from './token-document.ts';
import { findUsageProblems, namesSetIn } from './usage.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const glob = (pattern: string | string[]): string[] => globSync(pattern, { cwd: root.pathname }).toSorted();
const documentAt = (file: string): TokenDocument => parseTokenDocument(file, read(file));

const shared = glob('tokens/{base,semantic,component}/*.json').map(documentAt);
const house = 'tokens/brand/house/slots.json';
const partners = readdirSync(new URL('tokens/partners', root)).toSorted();

const emitted = new Set(
  shared
    .filter(({ file }) => !file.startsWith('tokens/base/'))
    .flatMap(({ tokens }) => tokens.map(({ id }) => nameOf(id))),
);

const themeFiles = [house, ...partners.map((slug) => `tokens/partners/${slug}/slots.json`)];

/** Contrast pairs of each theme whose slots are valid. */
const reports = (): ThemeReport[] =>
  themeFiles.flatMap((file) => {
    const check = checkTheme(read(file), { isExempt: () => true });
    return check.ok ? [{ theme: file, pairs: contrastReport(check.slots) }] : [];
  });

/** Problems of each theme's own file: its slots, their aliases, and the illegible pairs that they cause. */
const themeProblems = (isExempt: ThemeCheckOptions['isExempt']): Problem[] =>
  themeFiles.flatMap((file) => {
    const check = checkTheme(read(file), { isWhole: file === house, ...(isExempt && { isExempt }) });
    return check.ok
      ? []
      : check.problems.map(({ sentence, ...problem }) => ({ file, ...problem, message: sentenceIn('en', sentence) }));
  });

const sources = glob(['design-system/src/**/*.{ts,tsx,css}', 'storefront/src/**/*.{ts,tsx,css}']).map((file) => ({
  file,
  text: read(file),
}));

/** Variables that a component may use: the tokens, and the colours of the surface around it. */
const usable = new Set([...emitted, ...namesSetIn(read('design-system/src/foundations/surfaces.css'))]);

const aliases = findAliasProblems([...shared, documentAt(house)]);

const isMore = ({ file }: TokenDocument): boolean => file.endsWith('.contrast-more.json');
const contrastRules = findContrastRuleProblems(
  shared.filter((document) => !isMore(document)),
  shared.filter(isMore),
);

// A token that doesn't resolve can't be measured, so its problems come first.
const isMeasurable = aliases.length + contrastRules.length === 0;
const sharedFaults = isMeasurable ? findSharedFaults(reports()) : [];

const fontSheet = 'design-system/src/foundations/fonts.css';

const checks: Record<string, readonly Problem[]> = {
  aliases,
  'contrast rules': contrastRules,
  contrast: describeSharedFaults(sharedFaults, {
    normal: shared.filter((document) => !isMore(document)),
    more: shared.filter(isMore),
  }),
  themes: isMeasurable ? themeProblems(isExplainedBy(sharedFaults)) : [],
  fonts: [
    ...findFontProblems(documentAt('tokens/base/fonts.json'), read(fontSheet)),
    ...findOverlappingFaces(fontSheet, read(fontSheet)),
  ],
  'public names': findPublicNameProblems('tokens/public-names.json', publicNames, emitted),
  'theme list': findThemeListProblems({
    file: 'tokens/tokens.resolver.json',
    folders: partners,
    resolverContexts: Object.keys(resolver.modifiers.partner.contexts).filter((slug) => slug !== 'none'),
    exported: themes.map(({ slug }) => slug).filter((slug) => slug !== 'house'),
  }),
  usage: sources.flatMap((source) => findUsageProblems(source, usable)),
};

const problems = Object.values(checks).flat();
for (const [name, found] of Object.entries(checks)) {
  for (const problem of found) console.error(`${name}: ${describeProblem(problem)}`);
}
console.log(
  `tokens: ${emitted.size} names, ${partners.length + 1} themes, ${sources.length} source files; ` +
    (problems.length === 0 ? 'no problem' : `${problems.length} problems`),
);
process.exitCode = problems.length === 0 ? 0 : 1;
