import { Refusal } from '../kernel/refusal.ts';
import type { Service } from '../kernel/service.ts';
import type { ServiceName } from '../kernel/service-names.ts';

export function notPartOfSandbox(name: ServiceName): Refusal {
  return new Refusal(501, 'not_in_sandbox', `This call of ${name} is not part of the sandbox yet`);
}

const shape = ({ code, message }: Refusal) => ({ code, message });

/** Services that have an address but no call yet: they say so, and take faults like the others. */
export const pendingServices: readonly Service[] = (['payment'] as const).map((name) => ({
  name,
  errorBody: shape,
  unknownPath: notPartOfSandbox(name),
  routes: () => undefined,
}));
