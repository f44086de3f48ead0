import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton, SkeletonGroup } from './index.ts';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';

it('a skeleton announces once that a section is loading, however many blocks it has', () => {
  render(
    <SkeletonGroup>
      <Skeleton look="title" />
      <Skeleton lines={3} />
      <Skeleton look="price" />
    </SkeletonGroup>,
  );
  expect(liveRegions()).toHaveLength(1);
  expect(liveRegion()).toHaveTextContent('Carregando');
});

it('a skeleton group hides its blocks from assistive technology', () => {
  const { container } = render(
    <SkeletonGroup label="Carregando ofertas">
      <Skeleton lines={3} />
    </SkeletonGroup>,
  );
  const hidden = container.querySelectorAll('[aria-hidden="true"] > *');
  expect(hidden).toHaveLength(3);
});
