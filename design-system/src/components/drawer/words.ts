import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { close: 'Fechar menu' } satisfies Messages['drawer'];
