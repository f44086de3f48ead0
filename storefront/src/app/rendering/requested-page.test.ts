import { describe, expect, it } from 'vitest';
import { requestedPage } from './requested-page.ts';

const shared = (url: string, storedStore?: string) => ({ kind: 'shared', url, storedStore });
const storeCampaign = 'utm_source=ofertasvw&utm_medium=referral&utm_campaign=simulacao';

describe('the page of a request', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=tv&gclid=1&categoria=suv', '/?categoria=suv'],
    ['/faq?busca=multa%20leve&x=1', '/faq?busca=multa+leve'],
    ['/faq?busca=multa+leve', '/faq?busca=multa+leve'],
    ['/faq?busca=e+a+multa?', '/faq?busca=e+a+multa%3F'],
    ['/ofertasvw/polo?cor=VEU&utm_source=tv&prazo=36', '/ofertasvw/polo?prazo=36&cor=VEU'],
    ['/ofertasvw/polo?reajuste=6&prazo=36&utm_source=tv', '/ofertasvw/polo?prazo=36&reajuste=6'],
    ['/comparar?reajuste=6&ofertas=polo', '/comparar?ofertas=polo&reajuste=6'],
    ['/calculadoracomparativa?reajuste=6', '/calculadoracomparativa?reajuste=6'],
    ['/comparar?km=1000&ofertas=polo,tera', '/comparar?ofertas=polo%2Ctera&km=1000'],
    ['/calculadora?loja=viaduto&prazo=36&de=site', '/calculadora?prazo=36&loja=viaduto'],
    ['/concessionaria?uf=SP&cidade=Santos&a=1', '/concessionaria?uf=SP&cidade=Santos'],
    ['/termos-de-uso?categoria=suv', '/termos-de-uso'],
    ['/viaduto?utm_source=tv', '/viaduto'],
  ])('%s is a shared page, without parameters that the page does not read: %s', (url, expected) => {
    expect(requestedPage(url, undefined)).toEqual(shared(expected));
  });

  it('a partner’s offer has one URL, whatever the visitor’s campaign', () => {
    const campaign = 'utm_source=tv&utm_medium=spot&utm_campaign=natal';
    expect(requestedPage(`/viaduto/ofertasvw/polo?prazo=36&${campaign}`, undefined)).toEqual(
      shared(`/viaduto/ofertasvw/polo?${storeCampaign}&prazo=36`),
    );
    expect(requestedPage(`/viaduto/ofertasvw/polo?${storeCampaign}`, 'viaduto')).toEqual(
      shared(`/viaduto/ofertasvw/polo?${storeCampaign}`, 'viaduto'),
    );
  });

  it('the store of the cookie counts only if the page belongs to it or uses its theme', () => {
    expect(requestedPage('/concessionaria', 'viaduto')).toEqual(shared('/concessionaria', 'viaduto'));
    expect(requestedPage('/viaduto/faq', 'viaduto')).toEqual(shared('/viaduto/faq', 'viaduto'));
    expect(requestedPage('/viaduto/faq', 'casa-andrade')).toEqual(shared('/viaduto/faq'));
    expect(requestedPage('/calculadora', 'viaduto')).toEqual(shared('/calculadora'));
  });

  it.each([
    '/conta/plano',
    '/viaduto/conta/status-pedido',
    '/ofertasvw/polo/assinar/dados?prazo=36',
    '/reset-password/abc',
    '/confirm-email/abc',
    '/concessionaria?cep=11010000',
    '/faq?busca=a&busca=b',
    '/nada/nada',
  ])('%s is rendered for this request alone', (url) => {
    expect(requestedPage(url, undefined)).toEqual({ kind: 'own' });
  });

  it('a URL of another page is a redirect with its whole query', () => {
    expect(requestedPage('/faq?de=email', 'viaduto')).toEqual({ kind: 'redirect', to: '/viaduto/faq?de=email' });
  });
});
