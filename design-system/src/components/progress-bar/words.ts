import type { Messages } from '../../foundations/messages/messages.ts';

export const words = { percent: (percent: number) => `${percent}%` } satisfies Messages['progressBar'];
