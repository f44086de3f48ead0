/** State of the look-up of a postal code. */
export type CepSearch = 'idle' | 'searching' | 'found' | 'notFound' | 'failed';
