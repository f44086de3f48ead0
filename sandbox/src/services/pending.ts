import { Refusal } from '../kernel/refusal.ts';
import type { ServiceName } from '../kernel/service-names.ts';

export function notPartOfSandbox(name: ServiceName): Refusal {
  return new Refusal(501, 'not_in_sandbox', `This call of ${name} is not part of the sandbox yet`);
}
