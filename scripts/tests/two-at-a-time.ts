/**
 * Starts tasks in order, at most two at a time.
 * @returns a promise for each task, in their order
 */
export function runTwoAtATime<Task, Result>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Result>,
): readonly Promise<Result>[] {
  const runs = tasks.map((task) => ({ task, ...Promise.withResolvers<Result>() }));
  // Both loops share one iterator, so each task starts once.
  const waiting = runs.values();
  const runLane = async () => {
    for (const { task, resolve, reject } of waiting) await run(task).then(resolve, reject);
  };
  void runLane();
  void runLane();
  return runs.map(({ promise }) => promise);
}
