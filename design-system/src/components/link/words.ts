import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { newTab: '(abre em nova aba)' } satisfies Messages['link'];
