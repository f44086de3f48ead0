import { deferred } from '#/shared/loading/deferred.tsx';

/** Hydrates at the first interaction, like the sections of `later.ts`, some of which contain figures. */
export const LaterSource = deferred(async () => (await import('./Source.tsx')).Source, { loadsOn: 'interaction' });
