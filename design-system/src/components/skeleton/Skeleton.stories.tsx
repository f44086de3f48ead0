import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { Skeleton, SkeletonGroup } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({ title: 'Components/Feedback/Skeleton', component: Skeleton });

export const OneLine = meta.story({ args: { width: 'long' } });
export const Paragraph = meta.story({ args: { lines: 4 } });
export const Headline = meta.story({ args: { look: 'headline', width: 'medium' } });
export const Price = meta.story({ args: { look: 'price', width: 'short' } });
export const Control = meta.story({ args: { look: 'control', width: 'short' } });
export const Box = meta.story({
  render: () => (
    <Frame>
      <Skeleton look="box" />
    </Frame>
  ),
});

export const Group = meta.story({
  render: () => (
    <SkeletonGroup label="Carregando oferta">
      <Skeleton look="title" width="medium" />
      <Skeleton lines={3} />
      <Skeleton look="price" width="short" />
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(liveRegion(canvasElement)).toHaveTextContent('Carregando oferta');
  },
});

export const HasTheHeightOfItsContent = meta.story({
  render: () => (
    <Pair>
      <div data-testid="content">
        <Heading level={3} look="title">
          T-Cross
        </Heading>
        <Text>Comfortline 200 TSI</Text>
        <Text look="small">Dado de exemplo</Text>
      </div>
      <div data-testid="skeleton">
        <Skeleton look="title" width="medium" />
        <Skeleton width="long" />
        <Skeleton look="small" width="short" />
      </div>
    </Pair>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('content'));
  },
});

export const OnWhite = meta.story({
  render: () => (
    <White>
      <Stack>
        <Skeleton look="title" width="medium" />
        <Skeleton lines={2} />
      </Stack>
    </White>
  ),
});

const Frame = styled.div`
  width: 20rem;
  height: 8rem;
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-5);
  align-items: start;
`;
const White = styled.div`
  padding: var(--space-5);
  background: var(--color-surface-raised);
`;
