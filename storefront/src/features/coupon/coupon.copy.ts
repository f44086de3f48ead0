import type { CouponRefusal } from '#/api/ports.ts';

export const couponCopy = {
  have: 'Tenho um cupom',
  close: 'Fechar',
  label: 'Cupom de desconto',
  hint: 'Letras e números, como você recebeu.',
  apply: 'Aplicar',
  applying: 'Conferindo',
  /** A stored coupon whose field is closed. */
  checking: (code: string) => `Conferindo o cupom ${code}`,
  remove: 'Remover cupom',
  empty: 'Digite o código do cupom.',
  applied: (code: string, discount: string, price: string) =>
    `Cupom ${code} aplicado: ${discount} a menos por mês. Mensalidade de ${price}.`,
  removed: 'Cupom removido.',
  failed: 'Não conseguimos conferir o cupom agora. O preço está sem o desconto; tente de novo em instantes.',
} as const;

/** Why a coupon is rejected, and what to do (spec §7, coupon). */
export const refusalCopy = {
  expired: 'Este cupom já venceu.',
  otherOffer: 'Este cupom não vale para esta versão. Confira as condições de quem o enviou.',
  otherPerson: 'Este cupom é de outra pessoa.',
  used: 'Este cupom já foi usado.',
  unknown: 'Não encontramos este cupom. Confira se digitou como recebeu.',
} as const satisfies Record<CouponRefusal, string>;
