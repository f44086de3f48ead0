import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  below: (min: string) => `O mínimo é ${min}.`,
  above: (max: string) => `O máximo é ${max}.`,
  offStep: (lower: string, upper: string) => `Use ${lower} ou ${upper}.`,
} satisfies Messages['numberField'];
