/** What became of looking for a postal code. */
export type CepSearch = 'idle' | 'searching' | 'found' | 'notFound' | 'failed';
