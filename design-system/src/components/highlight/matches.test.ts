import { describe, expect, it } from 'vitest';
import { answered, findMatches, hasEveryWord, hasSomeWord, wordsOf } from './matches.ts';

const marked = (text: string, term: string) => findMatches(text, term).map(({ start, end }) => text.slice(start, end));

describe('what is found', () => {
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
  ])('in "%s", "%s" finds %j', (text, term, expected) => {
    expect(marked(text, term)).toEqual(expected);
  });

  it('takes an accent written apart with its letter', () => {
    const apart = 'revisão'.normalize('NFD');
    expect(marked(`${apart} anual`, 'revisao')).toEqual([apart]);
  });

  it('keeps its place after letters that fold to more than one', () => {
    expect(marked('İstanbul e Polo', 'polo')).toEqual(['Polo']);
  });
});

it('a text without end is searched to its end', () => {
  const long = 'A revisão do carro está incluída. '.repeat(30_000);
  const matches = findMatches(long, 'revisao');
  expect(matches).toHaveLength(30_000);
  expect(long.slice(matches.at(-1)?.start, matches.at(-1)?.end)).toBe('revisão');
});

describe('whether a text answers a search', () => {
  it('asks for every word, in any order', () => {
    expect(hasEveryWord('Posso sair antes do fim do prazo?', 'prazo sair')).toBe(true);
    expect(hasEveryWord('Posso sair antes do fim do prazo?', 'prazo multa')).toBe(false);
  });

  it('is yes for a search without words', () => {
    expect(wordsOf(' … ')).toEqual([]);
    expect(hasEveryWord('Qualquer texto', ' … ')).toBe(true);
  });

  it('asks for one of the words only where that is enough', () => {
    expect(hasSomeWord('Posso sair?', 'multa sair')).toBe(true);
    expect(hasSomeWord('Posso sair?', 'multa air')).toBe(false);
    expect(hasSomeWord('Posso sair?', ' ')).toBe(false);
  });

  it('is told of several searches at once', () => {
    const texts = ['Posso sair antes?', 'A revisão é anual'];
    expect(answered(['revisao', 'sair revisao', 'prazo', 'antes sair'], texts)).toEqual(['revisao', 'antes sair']);
  });
});
