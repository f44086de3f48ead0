import type { Kernel } from '../kernel/kernel.ts';
import { loadScenario, readScenarioName } from './load.ts';

/** Back to the beginning of a world. @throws Refusal when it is unknown; then nothing has changed */
export async function resetSandbox(kernel: Kernel, scenario: string | undefined): Promise<void> {
  await loadScenario(kernel.database, scenario ?? (await readScenarioName(kernel.database)) ?? 'default');
  kernel.clock.reset();
  kernel.faults.clear();
  kernel.calls.clear();
}
