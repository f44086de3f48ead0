import { posix } from 'node:path';

/** An installed package in `package-lock.json`. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  /** Its supported platforms and processors; npm skips it on others. */
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  optional?: boolean;
  /** Its commands. */
  bin?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A packed workspace: its folder in the repository, and its tarball. */
export interface PackedWorkspace {
  folder: string;
  tarball: string;
}

const nested = 'node_modules/';

/** Resolves a package: in its own `node_modules`, else in that of a parent folder. */
function locate(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder === '.' ? '' : folder, nested, name);
    if (path in locked) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}

/** The location-independent fields of a package. */
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

/** The required dependencies of a package. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Lock file of an app that installs packed workspaces: all dependencies in the repository's own versions, so that the
 * app is reproducible and installs from npm's cache without the registry.
 * @param direct the app's own dependencies, by name
 * @throws if the repository's lock lacks a dependency
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
