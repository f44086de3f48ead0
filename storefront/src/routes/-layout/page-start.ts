/** Id of the marker at the start of a page: floating buttons hide when it is out of view (spec §2.3). */
export const pageStartId = 'inicio';
