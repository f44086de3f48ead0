import { describe, expect, it } from 'vitest';
import { findMatches, hasEveryWord, hasSomeWord, matchingSearches, wordsOf } from './matches.ts';

const marked = (text: string, term: string) => findMatches(text, term).map(({ start, end }) => text.slice(start, end));

describe('findMatches', () => {
  it.each([
    ['Posso sair antes do prazo?', 'SAIR', ['sair']],
    ['A revisão é feita na concessionária.', 'revisao concessionaria', ['revisão', 'concessionária']],
    ['A revisao está incluída.', 'revisão', ['revisao']],
    ['Seguro, seguros e seguradora', 'segur', ['Segur', 'segur', 'segur']],
    ['O que acontece com o boleto?', 'o', ['O', 'o']],
    ['Custa R$ 0,89 por km', '0,89', ['0,89']],
    ['Como pago o boleto?', 'boleto?', ['boleto']],
    ['prazo e prazos', 'prazo prazos', ['prazo', 'prazos']],
    ['Nada disso', 'carro', []],
    ['Qualquer texto', ' ? ', []],
  ])('in "%s", "%s" matches %j', (text, term, expected) => {
    expect(marked(text, term)).toEqual(expected);
  });

  it('matches a letter together with its separate combining accent', () => {
    const apart = 'revisão'.normalize('NFD');
    expect(marked(`${apart} anual`, 'revisao')).toEqual([apart]);
  });

  it('returns correct positions after letters that fold to several units', () => {
    expect(marked('İstanbul e Polo', 'polo')).toEqual(['Polo']);
  });
});

it('searches a very long text to its end', () => {
  const long = 'A revisão do carro está incluída. '.repeat(30_000);
  const matches = findMatches(long, 'revisao');
  expect(matches).toHaveLength(30_000);
  expect(long.slice(matches.at(-1)?.start, matches.at(-1)?.end)).toBe('revisão');
});

describe('matching a search', () => {
  it('hasEveryWord requires every word, in any order', () => {
    expect(hasEveryWord('Posso sair antes do fim do prazo?', 'prazo sair')).toBe(true);
    expect(hasEveryWord('Posso sair antes do fim do prazo?', 'prazo multa')).toBe(false);
  });

  it('hasEveryWord accepts a search without words', () => {
    expect(wordsOf(' … ')).toEqual([]);
    expect(hasEveryWord('Qualquer texto', ' … ')).toBe(true);
  });

  it('hasSomeWord requires only one of the words', () => {
    expect(hasSomeWord('Posso sair?', 'multa sair')).toBe(true);
    expect(hasSomeWord('Posso sair?', 'multa air')).toBe(false);
    expect(hasSomeWord('Posso sair?', ' ')).toBe(false);
  });

  it('several searches are matched at once', () => {
    const texts = ['Posso sair antes?', 'A revisão é anual'];
    expect(matchingSearches(['revisao', 'sair revisao', 'prazo', 'antes sair'], texts)).toEqual([
      'revisao',
      'antes sair',
    ]);
  });
});
