import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { close: 'Fechar' } satisfies Messages['dialog'];
