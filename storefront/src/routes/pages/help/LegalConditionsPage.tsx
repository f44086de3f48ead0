import { ConditionTexts } from '#/features/content/index.ts';
import { TextPage } from './TextPage.tsx';

/** The legal conditions: their page of the content service, then the conditions of every offer. */
export function LegalConditionsPage() {
  return (
    <>
      <TextPage />
      <ConditionTexts />
    </>
  );
}
