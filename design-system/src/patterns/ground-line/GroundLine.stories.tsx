import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { GroundLine } from './GroundLine.tsx';

const Slot = styled.div`
  max-width: 24rem;
`;

const meta = preview.meta({
  title: 'Patterns/Offers/GroundLine',
  component: GroundLine,
  args: { children: <CarDrawing model="nivus" paint="#596266" /> },
  render: (args) => (
    <Slot>
      <GroundLine {...args} />
    </Slot>
  ),
});

export const Default = meta.story({});
export const WideOnly = meta.story({ args: { isWideOnly: true } });
