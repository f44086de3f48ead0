import type { Messages } from '../messages/messages.ts';

export const words = { optional: 'opcional' } satisfies Messages['field'];
