export { formatMoney, formatWhole, splitMoney, type MoneyParts } from './money.ts';
export { moneyFormat, type MoneyFormat } from './money-format.ts';
export { Price, type PricePeriod, type PriceProps } from './Price.tsx';
