import config from '../../.dependency-cruiser.mjs';
import { checkBoundaries } from './boundaries-check.ts';
import { root } from '../builds/build-steps.ts';

const { modules, imports, faults } = await checkBoundaries(root);
for (const fault of faults) console.error(fault);
for (const { name, comment } of config.forbidden) {
  if (faults.some((fault) => fault.startsWith(`${name}:`))) console.error(`  ${name}: ${comment}`);
}
console.log(`${modules} modules read, ${imports} imports checked, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
