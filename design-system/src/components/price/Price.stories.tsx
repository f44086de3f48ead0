import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { moneyFormat } from './money-format.ts';
import { Price } from './Price.tsx';

const meta = preview.meta({ title: 'Components/Content/Price', component: Price });

export const Card = meta.story({ args: { amountInCents: 217_900, period: 'month' } });
export const Large = meta.story({ args: { amountInCents: 217_900, period: 'month', size: 'large' } });
export const Hero = meta.story({ args: { amountInCents: 217_900, period: 'month', size: 'hero' } });
export const From = meta.story({ args: { amountInCents: 198_900, period: 'month', isFrom: true } });
export const PaidOnce = meta.story({ args: { amountInCents: 5_229_600 } });
export const Stale = meta.story({ args: { amountInCents: 217_900, period: 'month', size: 'large', isStale: true } });

const euros = moneyFormat('de-DE', 'EUR');

export const OtherCurrency = meta.story({
  args: { amountInCents: 217_900, period: { seen: '/Woche', heard: 'pro Woche' }, format: euros },
});

export const NarrowWindow = meta.story({
  args: { amountInCents: 1_217_950, period: 'month', size: 'hero' },
  render: (args) => (
    <Phone>
      <Price {...args} />
    </Phone>
  ),
  play: async ({ canvasElement }) => {
    // The digits stay on one line at every width.
    const figure = canvasElement.querySelector('[data-size] > [aria-hidden] > span');
    await expect(figure?.getClientRects()).toHaveLength(1);
  },
});

export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <Price amountInCents={217_900} period="month" size="hero" />
      <Price amountInCents={217_900} period="month" size="large" isStale />
      <Price amountInCents={217_900} period="month" isFrom />
    </Stack>
  ),
});

const Phone = styled.div`
  width: 17.5rem;
`;
