import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { label: 'Carregando' } satisfies Messages['skeleton'];
