import { formatKm } from '#/shared/text/format.ts';
import type { LocationFailure } from './nearby/nearby.slice.ts';

export const deliveryCopy = {
  title: 'Entrega e retirada',
  beyondLimit: 'É um prazo maior que o habitual: este carro é produzido sob encomenda.',
  locate: 'Usar minha localização',
  locating: 'Procurando perto de você',
  again: 'Tentar de novo',
  update: 'Atualizar localização',
  near: (city: string, uf: string) => `Perto de você: ${city}, ${uf}.`,
  nearWithWindow: (city: string, uf: string, window: string) => `Em ${city}, ${uf}: ${window.replace(/\.$/, '')}.`,
  pickup: (name: string, city: string, uf: string, distanceInKm: number) =>
    `Retirada mais próxima: ${name}, ${city}, ${uf}, a uns ${formatKm(Math.max(1, Math.round(distanceInKm)))}.`,
  pickupLater: 'Você escolhe a concessionária da retirada no pedido.',
} as const;

/** Why the visitor's position is unknown, and how to continue. */
export const locationFailureCopy = {
  refused: {
    title: 'Você não autorizou a localização',
    text: 'Sem problema: o prazo acima vale do mesmo jeito, e você escolhe a retirada no pedido.',
  },
  unsupported: {
    title: 'Este navegador não informa a localização',
    text: 'O prazo acima vale do mesmo jeito, e você escolhe a retirada no pedido.',
  },
  unavailable: {
    title: 'Não conseguimos encontrar a sua localização',
    text: 'Verifique se ela está ligada no aparelho e tente de novo.',
  },
  unanswered: {
    title: 'Não conseguimos consultar o que há perto de você',
    text: 'O serviço não respondeu. Tente de novo em instantes.',
  },
} as const satisfies Record<LocationFailure, { title: string; text: string }>;
