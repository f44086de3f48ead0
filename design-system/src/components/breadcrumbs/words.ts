import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { label: 'Você está aqui' } satisfies Messages['breadcrumbs'];
