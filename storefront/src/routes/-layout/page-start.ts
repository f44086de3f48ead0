/** Id of what marks the start of a page: what floats goes when it is out of view (spec §2.3). */
export const pageStartId = 'inicio';
