import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { label: 'Contato e privacidade' } satisfies Messages['floatingActions'];
