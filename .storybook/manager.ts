import { addons } from 'storybook/manager-api';

/** Pages of text have no controls: the panel would take a third of them. */
const isRead = (storyId: string | undefined) => /^(?:manual|foundations|themes)-/.test(storyId ?? '');

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => byDefault && !isRead(storyId),
  },
});
