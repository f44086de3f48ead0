export { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';
export type { ChoiceCard } from './Choice.tsx';
