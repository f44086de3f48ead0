interface Rim {
  /** Number of spokes around the hub. */
  readonly count: number;
  /** One spoke pointing up, in a rim of radius 100. */
  readonly spoke: string;
  /** A pocket in the spoke's face. */
  readonly pocket?: string;
}

export const rims = {
  twin: { count: 5, spoke: 'M-15-20Q-18-50-31-94L-18-97Q-14-64-4-40H4Q14-64 18-97L31-94Q18-50 15-20z' },
  forked: { count: 5, spoke: 'M-10-18L-8-50-33-93-19-97 0-64 19-97 33-93 8-50 10-18z' },
  turbine: { count: 9, spoke: 'M-8-20Q-9-58-25-95L-3-99Q-3-58 9-22z' },
  star: { count: 7, spoke: 'M-9-18Q-8-55-15-97H15Q8-55 9-18z', pocket: 'M-3-56L-7-90H7L3-56z' },
  multi: { count: 10, spoke: 'M-7-20L-9-97H9L7-20z' },
  offroad: { count: 6, spoke: 'M-16-14Q-14-60-26-96H26Q14-60 16-14z', pocket: 'M-7-50L-12-87H12L7-50z' },
  aero: { count: 5, spoke: 'M-24-12L-46-85A97 97 0 0129-93L7-32z', pocket: 'M-18-42L-34-80A87 87 0 01-4-87z' },
  disc: { count: 5, spoke: 'M-17-22L-52-82A97 97 0 0152-82L17-22z', pocket: 'M-9-54L-16-85A88 88 0 0116-85L9-54z' },
  vee: { count: 5, spoke: 'M-14-14L-38-89-25-94 0-36 25-94 38-89 14-14z' },
  blade: { count: 5, spoke: 'M-14-16Q-18-60-34-92L12-98Q-2-60 14-16z', pocket: 'M-6-40L-20-86-9-89z' },
  steel: { count: 6, spoke: 'M-11-16L-18-96H18L11-16z' },
  split: { count: 5, spoke: 'M-15-18L-27-95-12-98-3-38H3L12-98 27-95 15-18z' },
} as const satisfies Record<string, Rim>;

export type RimDesign = keyof typeof rims;

export const rimOf = (design: RimDesign): Rim => rims[design];
