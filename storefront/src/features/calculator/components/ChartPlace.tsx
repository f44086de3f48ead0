import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Text } from '@signdrive/design-system/layout';
import { Skeleton } from '@signdrive/design-system/skeleton';
import { detailsCopy } from '../details.copy.ts';
import type { OverTime } from '../details.view.ts';
import { renderBeforePrinting } from './printing.ts';

type Chart = ComponentType<{ overTime: OverTime }>;
type Fetched = { status: 'awaited' } | { status: 'failed' } | { status: 'here'; Chart: Chart };

/**
 * Placeholder of the chart, whose chunk loads when it approaches the viewport or before printing. Without the chart,
 * the table beside it has the same figures, so a screen reader is not told that it loads.
 */
export function ChartPlace({ overTime }: { overTime: OverTime }) {
  const place = useRef<HTMLDivElement>(null);
  const [fetched, setFetched] = useState<Fetched>({ status: 'awaited' });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const fetchChart = async () => {
      const outcome = await import('./CostChart.tsx').then(
        ({ CostChart }): Fetched => ({ status: 'here', Chart: CostChart }),
        (): Fetched => ({ status: 'failed' }),
      );
      // Printing waits for the chart, so it is rendered synchronously.
      flushSync(() => setFetched(outcome));
    };
    const unregister = renderBeforePrinting(fetchChart);
    // After a failed load, the returning connection triggers a retry.
    const onOnline = () => void fetchChart();
    window.addEventListener('online', onOnline);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchChart();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.removeEventListener('online', onOnline);
      unregister();
    };
  }, []);
  return (
    <Place ref={place} data-chart={fetched.status}>
      {fetched.status === 'awaited' && <Skeleton lines={8} />}
      {fetched.status === 'failed' && <Text tone="muted">{detailsCopy.chartFailed}</Text>}
      {fetched.status === 'here' && <fetched.Chart overTime={overTime} />}
    </Place>
  );
}

/* As tall as the chart, so that the layout doesn't shift; removed if no script can load. */
const Place = styled.div`
  min-width: 0;
  &[data-chart='awaited'] {
    min-height: 26rem;
  }
  @media (scripting: none) {
    &[data-chart='awaited'] {
      display: none;
    }
  }
  @media print {
    &[data-chart='awaited'] {
      display: none;
    }
  }
`;
