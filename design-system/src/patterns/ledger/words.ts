import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { included: 'Incluído', excluded: 'Não incluído' } satisfies Messages['ledger'];
