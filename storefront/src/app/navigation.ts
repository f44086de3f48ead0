/** Loads the router's code of route changes. Only a release has it in a separate chunk (`first-load/plugin.ts`). */
export async function loadNavigation(): Promise<unknown> {
  return undefined;
}
