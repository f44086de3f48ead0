import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { toTop: 'Voltar ao topo' } satisfies Messages['footer'];
