export { formatMoney, formatWhole, splitMoney, type MoneyFormat, type MoneyParts } from './money.ts';
export { Price, type PricePeriod, type PriceProps } from './Price.tsx';
