import { deferred } from '#/shared/deferred.tsx';

/** Comes with the visitor's first move, as the other late parts do (`later.ts`), some of which have figures in them. */
export const LaterSource = deferred(async () => (await import('./Source.tsx')).Source, { wakesOn: 'activity' });
