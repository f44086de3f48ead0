import { createContext, use, useMemo } from 'react';
import { useConfig } from '#/shared/page/config.ts';
import { createHostedCardForm } from './hosted.ts';
import type { CardFormProvider } from './provider.ts';

const CardFormContext = createContext<CardFormProvider | undefined>(undefined);

/** Shows the form of another provider below it. */
export const CardFormProviderContext = CardFormContext;

/** Who shows the form. @default the hosted one, at the installation's `CARD_FORM_ORIGIN` */
export function useCardFormProvider(): CardFormProvider {
  const given = use(CardFormContext);
  const { cardFormOrigin } = useConfig();
  const hosted = useMemo(() => createHostedCardForm(cardFormOrigin), [cardFormOrigin]);
  return given ?? hosted;
}
