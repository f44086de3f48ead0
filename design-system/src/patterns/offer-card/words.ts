import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { label: 'Comparar' } satisfies Messages['compareToggle'];
