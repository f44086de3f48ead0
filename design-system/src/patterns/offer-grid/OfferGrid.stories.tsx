import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Page } from '../../layout/index.ts';
import { offerCards } from '../sample-offers.tsx';
import { OfferGrid } from './OfferGrid.tsx';

const Clip = styled.div`
  overflow-x: clip;
`;

const meta = preview.meta({
  title: 'Patterns/Offers/OfferGrid',
  component: OfferGrid,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Ofertas', children: offerCards },
  render: (args) => (
    <Clip>
      <Page>
        <h2>Ofertas</h2>
        <OfferGrid {...args} />
      </Page>
    </Clip>
  ),
});

export const TwoRows = meta.story({});
export const OneRow = meta.story({ args: { rows: 1, children: offerCards.slice(0, 4) } });
export const Few = meta.story({ args: { children: offerCards.slice(0, 2) } });
