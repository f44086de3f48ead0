import { deferred } from '#/shared/loading/deferred.tsx';

/* Sections that hydrate at the first interaction. They read the calculation from a context instead of props: while
   their chunk loads, the server's markup stays. The server may render without the car's price or the tables; new
   keys render the sections again when these load. */
const onInteraction = { loadsOn: 'interaction' } as const;
const loadParts = () => import('./late-parts.ts');

export const LaterNotices = deferred(async () => (await loadParts()).Notices, onInteraction);
export const LaterUnanswered = deferred(async () => (await loadParts()).Unanswered, onInteraction);
export const LaterGoingOn = deferred(async () => (await loadParts()).GoingOn, onInteraction);
export const LaterDetails = deferred(async () => (await loadParts()).Details, onInteraction);
export const LaterAssumptions = deferred(async () => (await loadParts()).Assumptions, onInteraction);
