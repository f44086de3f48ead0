import type { FrameLocator, Page } from '@playwright/test';

/** Cards of the sandbox's provider: one it takes, one the bank refuses. */
export const cardNumbers = { good: '4111111111111111', refused: '4000000000000002' } as const;

/** What its holder types, by the fields' labels, in the order of the form. */
export const cardEntries = ({ number = cardNumbers.good, cvc = '737' }: { number?: string; cvc?: string } = {}) =>
  [
    ['Número do cartão', number],
    ['Validade', '12/39'],
    ['Código de segurança', cvc],
    ['Nome no cartão', 'CLARA E DA SILVA'],
  ] as const;

/** The provider's form, on a site of its own. */
export const cardForm = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Dados do cartão, em ambiente seguro"]');

/** Fills the form in, and leaves it unsent. */
export async function fillCard(page: Page, card?: Parameters<typeof cardEntries>[0]): Promise<void> {
  for (const [label, value] of cardEntries(card)) await cardForm(page).getByLabel(label).fill(value);
}
