import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { empty: 'não informado' } satisfies Messages['descriptionList'];
