import { addons } from 'storybook/manager-api';

/** Pages to be read: they have nothing to set, and the panel would take a third of them. */
const isRead = (storyId: string | undefined) => /^(?:manual|fundamentos|temas)-/.test(storyId ?? '');

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => byDefault && !isRead(storyId),
  },
});
