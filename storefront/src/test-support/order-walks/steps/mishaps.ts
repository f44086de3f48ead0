/** The mishaps of calls. The walks in a real browser have the same. */

/** Failures of a call. */
export type Mishap =
  /** 503; the service did not act. */
  | 'fails'
  /** 422. */
  | 'refuses'
  /** The connection breaks before the service acts. */
  | 'breaksBefore'
  /** The connection breaks after the service has acted. */
  | 'breaksAfter'
  /** 504 from the store's server; the service acts after 15 s. */
  | 'actsLate'
  /** No response until the client's timeout; the service acts after 15 s. */
  | 'isSilent'
  /** The service acts at once and responds after 4 s. */
  | 'answersSlowly'
  /** The service acts and responds after 4 s. */
  | 'actsSlowly'
  /** 401, also for the repeat. */
  | 'refusesSession'
  /** 401, and the repeat succeeds. */
  | 'refusesOnce'
  /** 429. */
  | 'throttles';

export const mishaps: readonly Mishap[] = [
  'fails',
  'refuses',
  'breaksBefore',
  'breaksAfter',
  'actsLate',
  'isSilent',
  'answersSlowly',
  'actsSlowly',
  'refusesSession',
];

/** The mishaps of identity. */
export const identityMishaps: readonly Mishap[] = [...mishaps, 'refusesOnce', 'throttles'];

/** Each mishap in the words of a path. */
export const mishapWords: Readonly<Record<Mishap, string>> = {
  fails: 'will fail',
  refuses: 'will be rejected',
  breaksBefore: 'will be cut off before it acts',
  breaksAfter: 'will be cut off after it has acted',
  actsLate: 'will get 504, and act 15 s later',
  isSilent: 'will get no response, and act 15 s later',
  answersSlowly: 'will act, and respond 4 s later',
  actsSlowly: 'will act and respond 4 s later',
  refusesSession: 'will get 401 twice',
  refusesOnce: 'will get 401 once',
  throttles: 'will get 429',
};
