export { Benefits, type Benefit, type BenefitsProps } from './benefits/Benefits.tsx';
export {
  ComparisonTable,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonTableProps,
} from './comparison-table/ComparisonTable.tsx';
export { CostBars, type CostBar, type CostBarsProps } from './cost-bars/CostBars.tsx';
export { CostFacts, type CostFact, type CostFactsProps } from './cost-facts/CostFacts.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary/ErrorSummary.tsx';
export { FactsRow, type Fact, type FactsRowProps } from './facts-row/FactsRow.tsx';
export { FaqList, type FaqListProps } from './faq-list/FaqList.tsx';
export { answeredSearches, foundQuestions, type FaqCategory, type FaqQuestion } from './faq-list/found-questions.ts';
export { FoldingSection, type FoldingSectionProps } from './folding-section/FoldingSection.tsx';
export { FormSection, WideField, type FormSectionProps } from './form-section/FormSection.tsx';
export { GroundLine, type GroundLineProps } from './ground-line/GroundLine.tsx';
export { GroundLineHero, type GroundLineHeroProps } from './ground-line-hero/GroundLineHero.tsx';
export { Ledger, type LedgerItem, type LedgerProps } from './ledger/Ledger.tsx';
export { LinkList, type LinkListItem, type LinkListProps } from './link-list/LinkList.tsx';
export { LoginForm, type LoginFormProps, type LoginFormTexts } from './login-form/LoginForm.tsx';
export { Notice, type NoticeProps } from './notice/Notice.tsx';
export { CompareToggle, type CompareToggleProps } from './offer-card/CompareToggle.tsx';
export { OfferCard, type OfferCardProps } from './offer-card/OfferCard.tsx';
export { OfferGrid, type OfferGridProps } from './offer-grid/OfferGrid.tsx';
export { OfferStage, type OfferStageProps } from './offer-stage/OfferStage.tsx';
export { OrderProgress, type OrderProgressProps, type OrderProgressRow } from './order-progress/OrderProgress.tsx';
export { Panel, type PanelProps } from './panel/Panel.tsx';
export { PlanComparison, type ComparedPlan, type PlanComparisonProps } from './plan-comparison/PlanComparison.tsx';
export { PriceBar, type PriceBarProps } from './price-bar/PriceBar.tsx';
export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceGroup,
  type PriceLine,
} from './price-breakdown/PriceBreakdown.tsx';
export { Receipt, type ReceiptProps, type ReceiptRow } from './receipt/Receipt.tsx';
export { SectionHead, type SectionHeadProps } from './section-head/SectionHead.tsx';
export { SelectionBar, type SelectionBarProps } from './selection-bar/SelectionBar.tsx';
export {
  SideBySide,
  type SideBySideColumn,
  type SideBySideGroup,
  type SideBySideProps,
  type SideBySideRow,
} from './side-by-side/SideBySide.tsx';
export { SourcedList, type SourcedFact, type SourcedListProps } from './sourced-list/SourcedList.tsx';
export { SplitLayout, type SplitLayoutProps } from './split-layout/SplitLayout.tsx';
export { StageStrip, type StageStripProps } from './stage-strip/StageStrip.tsx';
export { StepLine, type Step, type StepLineProps } from './step-line/StepLine.tsx';
export { Verdict, type VerdictProps } from './verdict/Verdict.tsx';
