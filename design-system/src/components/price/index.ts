export { formatMoney, formatWhole, splitMoney, type MoneyParts } from './money.ts';
export { Price, type PriceProps } from './Price.tsx';
