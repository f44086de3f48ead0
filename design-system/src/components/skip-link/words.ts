import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { label: 'Pular para o conteúdo' } satisfies Messages['skipLink'];
