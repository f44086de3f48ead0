import { posix } from 'node:path';

/** An installed package as `package-lock.json` writes it. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  /** Systems and processors that it is for; npm leaves it out on others. */
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  optional?: boolean;
  /** Its commands. */
  bin?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A packed workspace: its folder in the repository, and the tarball made of it. */
export interface PackedWorkspace {
  folder: string;
  tarball: string;
}

const nested = 'node_modules/';

/** Where a package finds another one: in its own `node_modules`, else in that of a folder above. */
function locate(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder === '.' ? '' : folder, nested, name);
    if (path in locked) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}

/** The facts of a package that hold wherever it is installed. */
const carried = [
  'version',
  'resolved',
  'integrity',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'os',
  'cpu',
  'libc',
  'optional',
  'bin',
] as const satisfies readonly (keyof LockedPackage)[];

const pick = (entry: LockedPackage): LockedPackage =>
  Object.fromEntries(carried.filter((fact) => entry[fact] !== undefined).map((fact) => [fact, entry[fact]]));

/** What a package can't do without. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Lock of an app that installs packed workspaces: everything they need, in the versions the repository itself uses, so
 * that the app is the same on every day and installs from npm's cache without asking a registry.
 * @param direct what the app itself asks for, by name
 * @throws when the repository's lock lacks something that is needed
 */
export function lockApp(locked: LockedPackages, workspaces: readonly PackedWorkspace[], direct: readonly string[]) {
  const packages: Record<string, LockedPackage> = {};
  const packed = new Map(workspaces.map((workspace) => [`${nested}@signdrive/${workspace.folder}`, workspace]));
  const add = (from: string, name: string): void => {
    const path = locate(locked, from, name);
    const workspace = path && packed.get(path);
    const entry = path && locked[workspace ? workspace.folder : path];
    if (!entry) throw new Error(`package-lock.json has no ${name}, which ${from || 'the app'} needs.`);
    if (path in packages) return;
    packages[path] = {
      ...pick(entry),
      ...(workspace && { resolved: `file:${workspace.tarball}` }),
    };
    for (const need of needsOf(entry)) add(path, need);
  };
  for (const name of direct) add('', name);
  const ranges = Object.fromEntries(
    direct.map((name) => {
      const { version = '', resolved = '' } = packages[nested + name] ?? {};
      return [name, resolved.startsWith('file:') ? resolved : version];
    }),
  );
  return {
    manifest: { name: 'sample-app', version: '0.0.0', private: true, type: 'module', dependencies: ranges },
    lock: {
      name: 'sample-app',
      version: '0.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'sample-app', version: '0.0.0', dependencies: ranges }, ...packages },
    },
  };
}
