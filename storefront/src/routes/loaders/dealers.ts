import { cepDigits } from '#/domain/contact/contact.ts';
import { loadDealers } from '#/features/dealers/index.ts';
import { brazilianStates, findState } from '#/domain/place/geography.ts';
import { loadBySearch, loadPage, type RouteLoader } from './load-page.ts';

/**
 * Loads the dealers of the state in the URL; without a state it loads nothing.
 * @returns the data of the page's head
 */
export function loadDealersPage(loader: RouteLoader) {
  return loadBySearch(loader, loadState);
}

async function loadState({ uf = '', cep = '' }: Record<string, string>, loader: RouteLoader) {
  const state = findState(brazilianStates, uf);
  const typed = cep === '' ? undefined : cepDigits(cep);
  if (state || typed !== undefined) {
    await loadPage(loader, loadDealers, loader.context.ports, state?.uf ?? '', typed);
  }
  return {
    description: `Onde retirar o carro por assinatura${state ? ` em ${state.name} (${state.uf})` : ''}: endereços e telefones das concessionárias, por estado e cidade.`,
  };
}
