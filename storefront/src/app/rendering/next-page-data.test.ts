import { describe, expect, it } from 'vitest';
import { createTestStore } from '#/test-support/index.ts';
import type { RootState } from '../store.ts';
import { pageDataOf, withPageData } from './next-page-data.ts';

const loaded = (data: unknown) => ({ status: 'success', data }) as never;
const failed = { status: 'error', error: { kind: 'timeout' } } as const;

// Slices of `late` are registered by the modules that a test file has imported, and by files before it.
const initial: RootState = { ...createTestStore().store.getState(), late: {} };

function stateOf(content: Partial<RootState['content']>, late: Record<string, unknown>): RootState {
  return { ...initial, content: { ...initial.content, ...content }, late: { ...initial.late, ...late } };
}

/** The server's offer page of the T-Cross, and its questions. */
const offerPage = pageDataOf({
  ...stateOf(
    { carPages: { 't-cross': loaded('textos') } },
    {
      comparison: {
        tables: loaded('tabelas'),
        salesPhone: '0800',
        plans: { 'polo-2026': loaded(1) },
        vehicles: {},
        chosen: [],
      },
      faq: loaded('perguntas'),
      offer: { 't-cross': { offer: 'T-Cross', conditions: loaded('condições') } },
      session: 'of nobody',
    },
  ),
  catalog: failed,
});

describe('the data of the next page', () => {
  it('contain what all visitors see, without the list of offers', () => {
    expect(Object.keys(offerPage)).toEqual(['content', 'late']);
    expect(Object.keys(offerPage.late)).toEqual(['comparison', 'faq', 'offer']);
  });

  it('fill what the browser has not asked for', () => {
    const own = stateOf({ home: loaded('início') }, { coupon: { typed: 'ABC' } });
    const { content, late, ...rest } = withPageData(own, offerPage);
    expect(content).toEqual({ ...own.content, carPages: { 't-cross': loaded('textos') } });
    expect(late).toEqual({ ...own.late, ...offerPage.late });
    const { content: _content, late: _late, ...others } = own;
    expect(rest).toEqual(others);
  });

  it('change nothing that the browser has asked for', () => {
    const own = stateOf(
      { carPages: { 't-cross': failed, polo: loaded('Polo') } },
      {
        comparison: {
          tables: failed,
          plans: { 'polo-2026': { status: 'loading' } },
          vehicles: {},
          chosen: ['polo'],
        },
        faq: { status: 'loading' },
        offer: { 't-cross': { offer: 'another version' }, polo: { offer: 'Polo' } },
      },
    );
    const { content, late } = withPageData(own, offerPage);
    expect(content).toEqual(own.content);
    expect(late).toEqual({ ...own.late, comparison: { ...(own.late['comparison'] as object), salesPhone: '0800' } });
  });
});
