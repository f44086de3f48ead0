import type { FrameLocator, Page } from '@playwright/test';

/** Cards of the sandbox's provider: one accepted, one rejected by the bank. */
export const cardNumbers = { good: '4111111111111111', refused: '4000000000000002' } as const;

/** The holder's input by field label, in the order of the form. */
export const cardEntries = ({ number = cardNumbers.good, cvc = '737' }: { number?: string; cvc?: string } = {}) =>
  [
    ['Número do cartão', number],
    ['Validade', '12/39'],
    ['Código de segurança', cvc],
    ['Nome no cartão', 'CLARA E DA SILVA'],
  ] as const;

/** The provider's form, on another site. */
export const cardForm = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Dados do cartão, em ambiente seguro"]');

/** Submits the form. */
export const submitCard = (page: Page): Promise<void> =>
  cardForm(page).getByRole('button', { name: 'Salvar cartão' }).click();

/** Fills in the form without submitting it. */
export async function fillCard(page: Page, card?: Parameters<typeof cardEntries>[0]): Promise<void> {
  for (const [label, value] of cardEntries(card)) await cardForm(page).getByLabel(label).fill(value);
}
