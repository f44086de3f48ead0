import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { cancel: 'Voltar' } satisfies Messages['alertDialog'];
