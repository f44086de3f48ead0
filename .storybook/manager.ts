import { addons } from 'storybook/manager-api';

/** Text pages have no controls, and the panel would take a third of the window. */
const isRead = (storyId: string | undefined) => /^(?:manual|foundations|themes)-/.test(storyId ?? '');

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => byDefault && !isRead(storyId),
  },
});
