import { Type, type Static } from 'typebox';
import { isOfVisit, type Call } from './call-log.ts';
import { Refusal } from './refusal.ts';
import { serviceNames } from './service-names.ts';

/** A failure in front of a service. Matching faults are used up in the order they were added. */
export const FaultRequest = Type.Object({
  service: Type.Enum([...serviceNames]),
  method: Type.Optional(Type.String({ description: 'absent: every method' })),
  path: Type.String({
    description: 'below the service, without query: "/vehicles/rentals/offers"; with a final * a prefix: "/vehicles/*"',
  }),
  visit: Type.Optional(Type.String({ description: 'only calls with this x-sandbox-visit header; absent: every call' })),
  times: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'how many calls it takes' })),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599, description: 'answered instead of acting' })),
  body: Type.Optional(Type.Unknown({ description: "answered with the status; absent: the service's error shape" })),
  headers: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'e.g. retry-after' })),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000, description: 'wait before going on' })),
  drop: Type.Optional(
    Type.Union([Type.Literal(true), Type.Literal('request'), Type.Literal('answer'), Type.Literal('half')], {
      description:
        'cut the connection: "request" (also true) before acting, "answer" after acting, "half" in the middle of the answer',
    }),
  ),
});
export type FaultRequest = Static<typeof FaultRequest>;

/** A pending fault. */
export interface Fault extends FaultRequest {
  id: number;
  /** Remaining calls. */
  remaining: number;
}

/** Conditions for a call to match. */
export type FaultyCall = Pick<Call, 'service' | 'method' | 'path' | 'visit'>;

export interface Faults {
  list(): readonly Fault[];
  /** @throws Refusal if the fault has no effect or a path without a leading slash */
  add(request: FaultRequest): Fault;
  /** @returns false if there is no such fault */
  remove(id: number): boolean;
  /** @param visit only the faults of this visit; absent: all */
  clear(visit?: string): void;
  /** Uses up one call of the oldest matching fault. */
  take(call: FaultyCall): Fault | undefined;
}

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  let lastId = 0;

  return {
    list: () => waiting.map((fault) => ({ ...fault })),
    add(request) {
      if (!request.path.startsWith('/')) {
        throw new Refusal(
          400,
          'invalid_fault',
          'path starts with a slash: it is below the service, e.g. "/vehicles/*"',
        );
      }
      if (request.status === undefined && request.delayMs === undefined && request.drop === undefined) {
        throw new Refusal(400, 'invalid_fault', 'a fault needs status, delayMs or drop');
      }
      lastId += 1;
      const fault = { ...request, id: lastId, remaining: request.times ?? 1 };
      waiting.push(fault);
      return { ...fault };
    },
    remove(id) {
      const before = waiting.length;
      waiting = waiting.filter((fault) => fault.id !== id);
      return waiting.length < before;
    },
    clear(visit) {
      waiting = waiting.filter((fault) => !isOfVisit(fault, visit));
    },
    take(call) {
      const fault = waiting.find((candidate) => matches(candidate, call));
      if (!fault) return undefined;
      fault.remaining -= 1;
      if (fault.remaining === 0) waiting = waiting.filter((candidate) => candidate !== fault);
      return fault;
    },
  };
}

function matches(fault: Fault, { service, method, path, visit }: FaultyCall): boolean {
  if (fault.service !== service) return false;
  if (fault.visit !== undefined && fault.visit !== visit) return false;
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  if (fault.path.endsWith('*')) return path.startsWith(fault.path.slice(0, -1));
  return fault.path === path;
}
