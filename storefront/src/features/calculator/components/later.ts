import { deferred } from '#/shared/deferred.tsx';

/*
 * Parts whose script comes with the visitor's first move: the server renders them whole, so they read at once. What they
 * show they take from the calculation's place: where it changes before their script is there, their markup stays. Their
 * keys tell what the server drew without the car's price or the tables: those come at once, when these are here.
 */
const withFirstMove = { wakesOn: 'activity' } as const;
const loadParts = () => import('./late-parts.ts');

export const LaterNotices = deferred(async () => (await loadParts()).Notices, withFirstMove);
export const LaterUnanswered = deferred(async () => (await loadParts()).Unanswered, withFirstMove);
export const LaterGoingOn = deferred(async () => (await loadParts()).GoingOn, withFirstMove);
export const LaterDetails = deferred(async () => (await loadParts()).Details, withFirstMove);
export const LaterAssumptions = deferred(async () => (await loadParts()).Assumptions, withFirstMove);
