import { loadCatalog, selectCars } from '#/features/catalog/index.ts';
import { loadTables, selectTables } from '#/features/comparison/index.ts';
import { decodeCalculator, chosenCar } from '#/domain/calculator/calculator-inputs.ts';
import { noTables } from '#/domain/comparison/comparison-tables.ts';
import { loadCar } from '#/features/calculator/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { loadBySearch, loadPage, type RouteLoader } from './load-page.ts';

/**
 * Loads the cars on offer, the tables, and the price of the chosen car.
 * @returns the data of the page's head
 */
export function loadCalculator(loader: RouteLoader) {
  return loadBySearch(loader, (search, searchLoader) => loadInputs(loader, searchLoader, search));
}

async function loadInputs(loader: RouteLoader, searchLoader: RouteLoader, search: Record<string, string>) {
  const { store, ports } = loader.context;
  await Promise.all([loadPage(loader, loadCatalog, ports), loadPage(loader, loadTables, ports)]);
  const { inputs } = decodeCalculator(search);
  const state = store.getState();
  const { chosen } = chosenCar(selectCars(state), dataOf(selectTables(state)) ?? noTables, inputs.car);
  if (chosen.kind === 'offer') await loadPage(searchLoader, loadCar, ports, chosen.offer, inputs.figures.months);
  return {
    description:
      'Assinar, financiar ou comprar à vista: quanto custa o mesmo carro, pelos mesmos meses, com todos os números na sua mão.',
  };
}
