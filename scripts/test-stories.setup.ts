import { configure } from 'storybook/test';
import { afterEach, type TestContext } from 'vitest';
import type { TestMeta } from './evidence/read-evidence.ts';
import { recordKeys } from './evidence/record-keys.ts';
import { checkStory } from './story-checks/check-story.ts';
import { listenForMotion, takeMotionFaults } from './story-checks/motion.ts';

// The default timeout of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });
listenForMotion();
recordKeys();

/** The add-on stores the story in the context of the test. */
interface StoryContext {
  story?: { tags: readonly string[] };
}

afterEach(async ({ task, story }: TestContext & StoryContext) => {
  // After a failed story the checks are skipped, because their results would only be consequences.
  if (task.result?.state === 'fail') {
    takeMotionFaults();
    return;
  }
  const { faults, checks } = await checkStory({ isPage: story?.tags.includes('page') ?? false });
  if (faults.length > 0) throw new Error(`The story as it is painted:\n${faults.join('\n')}`);
  const { reports = [] } = task.meta as { reports?: readonly { type: string; status: string }[] };
  const isCheckedByAxe = reports.some(({ type, status }) => type === 'a11y' && status === 'passed');
  Object.assign(task.meta, { checks: isCheckedByAxe ? ['axe', ...checks] : checks } satisfies TestMeta);
});
