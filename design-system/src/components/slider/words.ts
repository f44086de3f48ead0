import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { empty: 'sem valor' } satisfies Messages['slider'];
