import { styled } from 'styled-components';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { Card } from '@signdrive/design-system/card';
import { Stack } from '@signdrive/design-system/layout';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';

/** Placeholder of the progress of an order, one row a step. */
export const ProgressSkeleton = () => (
  <Stack gap={5}>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row}>
        <Skeleton width="medium" />
        <Skeleton look="small" width="short" />
      </div>
    ))}
  </Stack>
);

/** Placeholder of an order, with the size of its title, car and progress. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <Card look="panel" padding="none">
      <SkeletonGroup label={label}>
        <Part>
          <Skeleton look="title" width="medium" />
          <Skeleton width="long" />
        </Part>
        <Line>
          <CarDrawing model="" />
        </Line>
        <Part>
          <ProgressSkeleton />
        </Part>
      </SkeletonGroup>
    </Card>
  );
}

const Part = styled.div`
  padding: var(--space-5);

  @media (min-width: 64rem) {
    padding: var(--space-6);
  }
`;

const Line = styled.div`
  padding-inline: var(--space-6);
  border-bottom: 1px solid var(--color-border-ground);

  & > svg {
    width: min(17rem, 78%);
    opacity: 0.4;
  }
`;
