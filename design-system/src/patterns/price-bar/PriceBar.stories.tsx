import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { ButtonLink } from '../../components/button/index.ts';
import { Link } from '../../components/link/index.ts';
import { Price } from '../../components/price/index.ts';
import { PriceBar } from './PriceBar.tsx';

const meta = preview.meta({
  title: 'Patterns/Offers/PriceBar',
  component: PriceBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    total: 'T-Cross, 24 meses, total R$ 52.296,00',
    price: <Price amountInCents={217900} period="month" />,
    action: <ButtonLink href="#assinar">Assinar</ButtonLink>,
  },
});

export const Default = meta.story({});
const longWords = {
  total: '48 meses, total R$ 733.872,00',
  price: <Price amountInCents={1528900} period="month" />,
  action: <ButtonLink href="#assinar">Assinar</ButtonLink>,
};

export const LongText = meta.story({
  args: { ...longWords, total: 'Tiguan Allspace blindado, 48 meses, total R$ 733.872,00' },
});

export const InALowWindow = meta.story({
  globals: { viewport: { value: 'landscape', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resumo do plano' })).toHaveStyle({ position: 'static' });
    // Nothing at the bottom of the window has to be kept clear of.
    await expect(document.documentElement).toHaveStyle({ scrollPaddingBottom: '96px' });
  },
});

const Row = styled.li`
  padding: var(--space-5) var(--gutter);
`;

export const NeverCoversFocus = meta.story({
  args: longWords,
  render: (args) => (
    <>
      <ul>
        {Array.from({ length: 24 }, (_, place) => (
          <Row key={place}>
            <Link href={`#pergunta-${place}`} look="standalone">{`Pergunta ${place + 1}`}</Link>
          </Row>
        ))}
      </ul>
      <PriceBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Resumo do plano' });
    const rows = canvas.getAllByRole('link', { name: /^Pergunta/ });
    for (const row of rows) {
      await userEvent.tab();
      await expect(row).toHaveFocus();
      await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
});
