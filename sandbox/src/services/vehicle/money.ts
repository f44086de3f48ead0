/** Rounds to whole reais. */
export function toWholeReais(cents: number): number {
  return Math.round(cents / 100) * 100;
}

/** Cents inside, reais with two decimals on the wire. */
export function toReais(cents: number): number {
  return Math.round(cents) / 100;
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** e.g. "R$ 2.144,00", with the no-break space that `Intl` writes. */
export function toMoneyText(cents: number): string {
  return money.format(cents / 100);
}
