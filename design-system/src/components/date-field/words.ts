import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { description: 'DD/MM/AAAA' } satisfies Messages['dateField'];
