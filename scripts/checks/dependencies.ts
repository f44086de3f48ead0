/** Writes the bill of materials of the store (`sbom.cdx.json`), and checks its licences and vulnerabilities. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { findLicenceFaults, readAudit, type Audit, type Component } from './dependencies-check.ts';
import { Problem } from '../problem.ts';

const shipped = ['--omit', 'dev'];

/** Runs npm and parses its JSON, even if it exits with an error. */
async function readNpm(...args: string[]): Promise<unknown> {
  const output = await new Promise<string>((resolve) => {
    execFile('npm', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => resolve(stdout));
  });
  try {
    return JSON.parse(output);
  } catch {
    throw new Problem(`npm ${args.join(' ')} wrote no JSON: run it to see why.`);
  }
}

const materials = (await readNpm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...shipped)) as {
  components: readonly Component[];
};
writeFileSync(join(root, 'sbom.cdx.json'), JSON.stringify(materials, undefined, 2));
const licenceFaults = findLicenceFaults(materials.components);
console.log(`licences: ${materials.components.length} packages in sbom.cdx.json, ${licenceFaults.length} faults`);

const audit = readAudit(
  (await readNpm('audit', '--json', '--fetch-retries', '0', '--fetch-timeout', '20000', ...shipped)) as Audit,
);
console.log(
  audit.unknownBecause === undefined
    ? `known faults: ${audit.faults.length}`
    : `known faults: not asked, because the registry does not answer (${audit.unknownBecause})`,
);

const faults = [...licenceFaults, ...audit.faults];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
