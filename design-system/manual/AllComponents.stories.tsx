import { AllComponents } from './AllComponents.tsx';
import { inForcedColors } from '../../.storybook/chromatic-modes.ts';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'System/Overview',
  component: AllComponents,
  parameters: { layout: 'fullscreen' },
  // A page to look at: each part is examined in its own stories, and together they repeat one page's landmarks and ids.
  tags: ['!autodocs', '!test'],
});

/** What a theme, or a mode of the device, makes of all of them. */
export const Components = meta.story({ args: { group: 'Components' } });
export const Patterns = meta.story({ args: { group: 'Patterns' } });

/** The same for Chromatic, which then asks for forced colours; here the device has to. */
export const EverythingInForcedColors = meta.story({
  parameters: { chromatic: inForcedColors },
});
