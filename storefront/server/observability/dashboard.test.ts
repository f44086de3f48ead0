import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startObserving } from './observing.ts';
import { startStore, testConfig } from '../test-support/listening.ts';

const readDeployed = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** Metric and label names in PromQL; `up` is Prometheus' own. */
const metricsIn = (text: string) => new Set(text.match(/\b(?:signdrive|nodejs|process)_[a-z0-9_]+\b/g));

it.each(['grafana-dashboard.json', 'alerts.yaml'])('each metric and label of %s exists on the server', async (name) => {
  const observing = await startObserving(testConfig(undefined, { metricsPort: 0 }));
  onTestFinished(() => observing.close());
  const metrics = observing.options.metrics;
  metrics?.requestEnded({ kind: 'page', service: 'fleet', call: 'GET /segments', status: '2xx' }, 1);
  metrics?.serviceCalled({ service: 'fleet', call: 'GET /segments', outcome: '2xx' }, 1);
  metrics?.renderingBegan();
  metrics?.renderingEnded('rendered', 1);
  metrics?.pageRead('hit');
  metrics?.sharedRead('hit');
  metrics?.callLimited('POST /leads', 'address');
  metrics?.browserReported('error');
  await startStore(testConfig(), observing.options);
  const output = await (await fetch(String(observing.metricsUrl))).text();
  const series = new Map(
    [...output.matchAll(/^([a-z0-9_]+)(?:\{(.*)\})? /gm)].map(([, metric = '', labels = '']) => [
      metric,
      new Set([...labels.matchAll(/(\w+)="/g)].map(([, label]) => label)),
    ]),
  );

  const text = await readDeployed(name);
  const named = metricsIn(text);
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((metric) => !series.has(metric))).toEqual([]);
  const selectors = [...text.matchAll(/([a-z0-9_]+)\{((?:\w+=~?\\?"[^"]*",?)+)\}/g)];
  const unknown = selectors.flatMap(([, metric = '', labels = '']) =>
    [...labels.matchAll(/(\w+)=/g)].flatMap(([, label]) =>
      metric === 'up' || series.get(metric)?.has(label) ? [] : [`${metric}{${label}}`],
    ),
  );
  expect(unknown).toEqual([]);
});
