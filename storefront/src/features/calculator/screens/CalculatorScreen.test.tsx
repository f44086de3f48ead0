import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import { anOffer } from '#/test-support/index.ts';
import type { CalculatorScreenProps } from './CalculatorScreen.tsx';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const best = { deadlineInMonths: 24, monthlyKm: 1000, monthlyInCents: 200_000 };
const priced = { version: anOffer(), terms: [best], best, financing: [] };
const tables: ComparisonTables = {
  source: 'Tabela de exemplo',
  depreciation: [{ brand: 'volkswagen', model: 'Polo', version: 'Track', year: 2026, averagePercentAYear: 10 }],
  maintenance: [],
};

/** A Polo of R$ 90.000,00, with all data loaded. */
const whole: CalculatorScreenProps = {
  inputs: { figures: { carValueInCents: 9_000_000 } },
  onChange: () => undefined,
  revision: 0,
  hasChanged: false,
  chosen: { key: 'polo', name: 'Polo', version: 'Track' },
  offerHref: '/ofertasvw/polo',
  car: priced,
  cars: [{ key: 'polo', label: 'Polo Track' }],
  tables,
  refused: [],
  status: { list: 'success', car: 'success' },
  onRetry: () => undefined,
  action: '/calculadoracomparativa',
  kept: {},
  startOverHref: '/calculadoracomparativa?carro=polo',
};

/** Renders on the server, hydrates in the browser, then loads more data. */
async function hydratePage(known: CalculatorScreenProps, before: () => void = () => undefined) {
  vi.stubEnv('SSR', true);
  const onServer = await import('./CalculatorScreen.tsx');
  const { deferredSectionsReady } = await import('#/shared/loading/deferred.tsx');
  await deferredSectionsReady();
  const html = renderToString(<onServer.CalculatorScreen {...known} />);

  vi.stubEnv('SSR', false);
  vi.resetModules();
  const { CalculatorScreen } = await import('./CalculatorScreen.tsx');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  before();
  await act(async () => {
    root = hydrateRoot(place, <CalculatorScreen {...known} />);
  });
  return (more: CalculatorScreenProps) => act(async () => root?.render(<CalculatorScreen {...more} />));
}

const resaleLine = () =>
  within(screen.getByRole('table', { name: 'A conta, linha por linha' }))
    .getByRole('row', { name: /^Volta na revenda/ })
    .textContent.replaceAll('\u00a0', ' ');
const resale = () => screen.getByRole('textbox', { name: 'Valor de revenda no fim' });

describe('input from before hydration', () => {
  const onChange = vi.fn<CalculatorScreenProps['onChange']>();
  afterEach(() => onChange.mockReset());
  const set = (role: 'textbox' | 'slider' | 'combobox', name: string, value: string) => {
    screen.getByRole<HTMLInputElement | HTMLSelectElement>(role, { name }).value = value;
  };

  test('is used by the calculation, from fields and sliders', async () => {
    await hydratePage({ ...whole, onChange }, () => {
      set('textbox', 'Prazo', '36');
      set('slider', 'Entrada', '50');
    });
    expect(onChange.mock.lastCall?.[0]).toEqual({
      figures: { carValueInCents: 9_000_000, months: 36, downPaymentPercent: 50 },
    });
  });

  test('includes the car', async () => {
    const cars = [...whole.cars, { key: 'taos', label: 'Taos' }];
    await hydratePage({ ...whole, cars, onChange }, () => set('combobox', 'Carro', 'taos'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ car: 'taos', figures: {} }, 'push');
  });

  test('is empty when the visitor changed nothing', async () => {
    await hydratePage({ ...whole, onChange });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('an incomplete page from the server, without any interaction yet,', () => {
  test('shows the figures of the tables once they have loaded', async () => {
    const learn = await hydratePage({ ...whole, tables: undefined });
    // 69 % of 90.000
    expect(resaleLine()).toContain('R$ 62.100,00');
    expect(resale()).toHaveValue('69%');

    await learn(whole);
    // 100 − 10 × 2
    await waitFor(() => expect(resaleLine()).toContain('R$ 72.000,00'));
    expect(resale()).toHaveValue('80%');
    // The sources are a section of their own, which is requested after the next frame.
    await waitFor(() => expect(resale()).toHaveAccessibleDescription(/Tabela de exemplo/));
  });

  test('shows the calculation once the car’s price has loaded', async () => {
    const learn = await hydratePage({ ...whole, car: undefined, status: { list: 'success', car: 'loading' } });
    expect(screen.getByText('Buscando o preço do carro')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();

    await learn(whole);
    await waitFor(() => expect(resaleLine()).toContain('R$ 72.000,00'));
    expect(screen.queryByText('Buscando o preço do carro')).toBeNull();
  });
});

test('a field that assistive technology sets without a key or press updates every line of the page', async () => {
  const learn = await hydratePage(whole);
  await learn({ ...whole, inputs: { figures: { carValueInCents: 10_000_000 } }, hasChanged: true });
  // 80 % of 100.000
  await waitFor(() => expect(resaleLine()).toContain('R$ 80.000,00'));
});

const announced = () => screen.queryByText(/é o mais barato/, { selector: '[aria-live]' })?.textContent;
const verdict = () => screen.getByText(/é o mais barato/, { selector: 'span' }).textContent;

test('a first change announces its own result, and not the one before it', async () => {
  const learn = await hydratePage(whole, () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  await act(async () => vi.runAllTimers());
  await learn({ ...whole, inputs: { figures: { carValueInCents: 20_000_000 } }, hasChanged: true });
  expect(announced()).toBeUndefined();
  await act(async () => vi.runAllTimers());
  expect(announced()).toContain(verdict());
});

test('another way to finance announces its cost, although the cheapest option is the same', async () => {
  const figures = { carValueInCents: 20_000_000, cetPercent: 20 };
  const learn = await hydratePage(whole, () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  await learn({ ...whole, inputs: { figures }, hasChanged: true });
  await act(async () => vi.runAllTimers());
  const [before, sameVerdict] = [announced(), verdict()];
  await learn({ ...whole, inputs: { figures, kind: 'balao' }, hasChanged: true });
  await act(async () => vi.runAllTimers());
  expect(verdict()).toBe(sameVerdict);
  expect(announced()).toMatch(/Assinatura R\$\s[\d.]+, À vista R\$\s[\d.]+ e Financiamento R\$\s[\d.]+\.$/);
  expect(announced()).not.toBe(before);
});

test('the placeholder of the chart announces nothing', async () => {
  await hydratePage(whole);
  expect(document.querySelector('[data-chart="awaited"]')?.textContent).toBe('');
});

test('printing waits for the deferred chart', async () => {
  const onPaper: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    onPaper.push(screen.queryByRole('img', { name: 'Custo mês a mês' }) ? 'chart' : 'no chart');
  });
  await hydratePage(whole);
  expect(screen.queryByRole('img', { name: 'Custo mês a mês' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(onPaper).toEqual(['chart']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Imprimir' })).not.toHaveAttribute('aria-disabled'));
  print.mockRestore();
});
