import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { label: 'Resumo do plano' } satisfies Messages['priceBar'];
