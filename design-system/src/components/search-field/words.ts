import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { clear: 'Limpar busca' } satisfies Messages['searchField'];
