import type { Plugin } from 'vite';

/** Fails the build for a pattern that matches no module: after a renaming it would divide nothing, silently. */
export function rejectUnmatchedPatterns(groups: readonly { test: RegExp }[]): Plugin {
  return {
    name: 'signdrive:unmatched-patterns',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    buildEnd(error) {
      const unmatched = unmatchedPatterns(groups, [...this.getModuleIds()]);
      if (unmatched.length > 0 && !error)
        this.error(`No module matches these patterns of chunks:\n${unmatched.join('\n')}`);
    },
  };
}

/** The alternatives of patterns that match none of these paths. */
export function unmatchedPatterns(groups: readonly { test: RegExp }[], paths: readonly string[]): string[] {
  const patterns = new Set(groups.flatMap(({ test }) => alternatives(test.source)));
  return [...patterns].filter((pattern) => {
    const one = new RegExp(pattern);
    return !paths.some((path) => one.test(path));
  });
}

/** `a(b|c)|d` is `ab`, `ac` and `d`. Optional groups and lookaheads stay, with the groups around them. */
function alternatives(pattern: string): string[] {
  const branches = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) branches.push('');
    else branches.push(`${branches.pop()}${character}`);
  }
  return branches.flatMap((branch) => {
    const group = /\((?!\?)([^()]*)\)(?!\?)/.exec(branch);
    if (!group) return [branch];
    const [text, content = ''] = group;
    const [before, after] = [branch.slice(0, group.index), branch.slice(group.index + text.length)];
    return content.split('|').flatMap((one) => alternatives(before + one + after));
  });
}
