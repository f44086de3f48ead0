import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  label: 'Etapas',
  position: (step: number, total: number) => `Etapa ${step} de ${total}`,
  finished: (done: number, total: number) => `${done} de ${total} etapas concluídas`,
  faults: 'Com erro:',
  done: 'concluída',
  current: 'começada',
  blocked: 'bloqueada',
  error: 'com erro',
  onPage: 'atual',
  waitsFor: 'Conclua antes:',
  correct: 'Corrigir',
  backTo: 'Voltar a',
  goTo: 'Ir para',
} satisfies Messages['stepper'];
