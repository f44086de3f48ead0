import type { Kernel } from '../kernel/kernel.ts';
import { loadScenario, readScenarioName, requireScenario } from './load.ts';

/** Restores the initial state of a world. @throws Refusal for an unknown world, without changes */
export async function resetSandbox(kernel: Kernel, scenario: string | undefined): Promise<void> {
  const { name } = requireScenario(scenario ?? (await readScenarioName(kernel.database)) ?? 'default');
  kernel.clock.reset();
  await loadScenario(kernel.database, name, kernel.clock.now());
  kernel.faults.clear();
  kernel.calls.clear();
}
