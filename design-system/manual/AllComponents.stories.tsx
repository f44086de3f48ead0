import { AllComponents } from './AllComponents.tsx';
import { inForcedColors } from '../../.storybook/chromatic-modes.ts';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'System/Overview',
  component: AllComponents,
  parameters: { layout: 'fullscreen' },
  // For visual review only: the components have their own tests, and together they repeat landmarks and ids.
  tags: ['!autodocs', '!test'],
});

/** Shows all components in a theme or in a device mode. */
export const Components = meta.story({ args: { group: 'Components' } });
export const Patterns = meta.story({ args: { group: 'Patterns' } });

/** The same for Chromatic, which then forces colours; otherwise the device has to. */
export const EverythingInForcedColors = meta.story({
  parameters: { chromatic: inForcedColors },
});
