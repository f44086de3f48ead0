import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react';
import { styled } from 'styled-components';

/* Samples for stories are no part of the package: they are found by their files, not imported by its name. */
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
  /** Called each time the lab renders the sample: a theme must not be a reason. */
  onRender?: (() => void) | undefined;
}

/** What a theme is seen on. Rendered once per choice of sample; a theme only repaints it. */
export const Samples = memo(function Samples({ name, onRender }: SamplesProps) {
  useEffect(() => onRender?.());
  return (
    <Ground data-theme-lab="">
      <Suspense>{name === 'page' ? <SamplePage /> : <AllComponents />}</Suspense>
    </Ground>
  );
});

/* What is fixed to the window stays in here. */
const Ground = styled.div`
  contain: layout;
  min-height: 100%;
  background: var(--color-surface-canvas);
  color: var(--color-text);
`;
