import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';

const execute = promisify(execFile);
const ownPackages = '@signdrive';

/** A tree of the repository with its built Storybook. */
export interface BuiltTree {
  /** Folder of the static Storybook. */
  storybook: string;
  /** The sheet of all tokens. */
  tokenSheet: string;
  /** Slugs of the partners with a shipped theme in the tree. */
  partners: readonly string[];
}

async function run(command: string, args: readonly string[], cwd: string, what: string): Promise<string> {
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  try {
    const { stdout } = await execute(command, args, {
      cwd,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1', PATH: path },
    });
    return stdout;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    console.error(stdout + stderr || message);
    throw new Problem(`${what} failed: see its message above.`);
  }
}

/**
 * The commit of a reference.
 * @throws {Problem} for an unknown one
 */
export async function readCommit(ref: string): Promise<string> {
  try {
    const { stdout } = await execute(
      'git',
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
      {
        cwd: root,
      },
    );
    return stdout.trim();
  } catch {
    throw new Problem(`"${ref}" is no commit of this repository: give a branch, a tag or a commit as --base.`);
  }
}

/** Checks a commit out into a folder, with its packages installed. The working copy is not changed. */
export async function layOut(commit: string, folder: string): Promise<void> {
  await run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], root, 'Laying the base out');
  const lock = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) return sharePackages(folder);
  console.log('  The base has other packages: installing its own.');
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder, "Installing the base's packages");
}

/** Removes a checked-out tree with its folder. */
export function takeAway(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
}

/**
 * Links the installed packages into another tree; the workspace packages stay the tree's own, or it would run this
 * tree's code.
 */
function sharePackages(folder: string): void {
  const workspaces = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  for (const place of ['.', ...workspaces]) {
    const from = join(root, place, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(folder, place, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      const isCache = name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json';
      if (!isCache && name !== ownPackages) symlinkSync(join(from, name), join(to, name));
    }
  }
  mkdirSync(join(folder, 'node_modules', ownPackages));
  for (const name of workspaces) symlinkSync(join(folder, name), join(folder, 'node_modules', ownPackages, name));
}

/** Builds the Storybook of a tree: only stories, no manual. */
export async function buildTree(name: string, folder: string, storybook: string): Promise<BuiltTree> {
  const from = performance.now();
  await run('npm', ['run', '--silent', 'build', '--', '--only', 'tokens'], folder, `Building the tokens of ${name}`);
  await run(
    'npm',
    ['run', '--silent', '--if-present', 'build', '-w', '@signdrive/design-system'],
    folder,
    `Building the design system of ${name}`,
  );
  await run(
    'storybook',
    ['build', '--test', '--stats-json', '--quiet', '--output-dir', storybook],
    folder,
    `Building ${name}`,
  );
  console.log(`  built ${name} in ${Math.round((performance.now() - from) / 1000)} s`);
  const { modifiers } = JSON.parse(readFileSync(join(folder, 'tokens/tokens.resolver.json'), 'utf8')) as {
    modifiers: { partner: { contexts: object } };
  };
  const tokenSheet = readFileSync(join(folder, 'tokens/dist/tokens.css'), 'utf8');
  return { storybook, tokenSheet, partners: Object.keys(modifiers.partner.contexts).filter((slug) => slug !== 'none') };
}
