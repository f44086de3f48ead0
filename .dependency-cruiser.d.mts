export interface Rule {
  name: string;
  /** Why the import is wrong. */
  comment: string;
  severity: 'error';
  from: object;
  to: object;
}

declare const config: {
  forbidden: readonly Rule[];
  options: { enhancedResolveOptions: object } & Record<string, unknown>;
};
export default config;
