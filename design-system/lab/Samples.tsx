import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react';
import { styled } from 'styled-components';

/* Story samples aren't exported by the package, so they are imported by file path. */
const pages = import.meta.glob<ComponentType>('../src/patterns/sample-offer-page.tsx', {
  import: 'SampleOfferPage',
});
const SamplePage = lazy(async () => {
  const [load] = Object.values(pages);
  if (!load) throw new Error('The sample page of this lab has moved');
  return { default: await load() };
});
const AllComponents = lazy(async () => ({ default: (await import('../manual/AllComponents.tsx')).AllComponents }));

export type SampleName = 'page' | 'components';

interface SamplesProps {
  name: SampleName;
  /** Called each time the lab renders the sample, which a theme must not cause. */
  onRender?: (() => void) | undefined;
}

/** Samples of a theme. They render once per selected sample; a theme only changes CSS variables. */
export const Samples = memo(function Samples({ name, onRender }: SamplesProps) {
  useEffect(() => onRender?.());
  return (
    <Ground data-theme-lab="">
      <Suspense>{name === 'page' ? <SamplePage /> : <AllComponents />}</Suspense>
    </Ground>
  );
});

/* A containing block for fixed elements. */
const Ground = styled.div`
  contain: layout;
  min-height: 100%;
  background: var(--color-surface-canvas);
  color: var(--color-text);
`;
