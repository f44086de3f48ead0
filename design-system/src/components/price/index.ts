export { formatMoney, splitMoney, type MoneyParts } from './money.ts';
export { Price, type PriceProps } from './Price.tsx';
