import { describe, expect, it } from 'vitest';
import { conditionTree, type Condition } from '#/domain/offer/conditions.ts';
import { createTestStore } from '#/test-support/index.ts';
import { packState, unpackState, type PackedState } from './state-transfer.ts';

const colors = ['BRG', 'VEU', 'PRN'] as const;

function someConditions(): Condition[] {
  return [12, 24, 36].flatMap((deadlineInMonths) =>
    [500, 1000].flatMap((monthlyKm) =>
      colors.flatMap((colorCode, place) =>
        ['', 'Pacote Conforto'].map((accessoryText) => ({
          productId: `${deadlineInMonths}-${monthlyKm}-${colorCode}-${accessoryText}`,
          deadlineInMonths,
          monthlyKm,
          colorType: place === 0 ? 'Sólida' : 'Metálica',
          colorCode,
          colorName: `Cor ${colorCode}`,
          ...(place > 0 && { colorHex: '#b02a1c' }),
          manufacturerCode: `M${place}`,
          accessoryText,
          optionalText: accessoryText && 'Com teto',
          accessories: accessoryText ? ['Câmera de ré'] : [],
          monthlyInstallmentInCents: 200_000 + deadlineInMonths * 100 + monthlyKm + place,
          score: place + deadlineInMonths / 100,
        })),
      ),
    ),
  );
}

function stateWithConditions() {
  const state = createTestStore().store.getState();
  const selected = {
    offer: { slug: 't-cross' } as never,
    conditions: { status: 'success' as const, data: { tree: conditionTree(someConditions()) } },
    vehicle: { status: 'idle' as const },
    adjusted: [],
    isTouched: false,
    simulation: { status: 'idle' as const },
  };
  const failed = { ...selected, conditions: { status: 'error' as const, error: { kind: 'timeout' as const } } };
  return { ...state, late: { ...state.late, offer: { 't-cross': selected, polo: failed } } };
}

describe('the state that the server sends to the browser', () => {
  it('is unpacked without a change', () => {
    const state = stateWithConditions();
    expect(unpackState(JSON.parse(JSON.stringify(packState(state))) as PackedState)).toEqual(
      JSON.parse(JSON.stringify(state)),
    );
  });

  it('contains the shared fields of conditions once', () => {
    const text = JSON.stringify(packState(stateWithConditions()));
    expect(text.split('Cor VEU')).toHaveLength(2);
    expect(text.length).toBeLessThan(JSON.stringify(stateWithConditions()).length / 2);
  });
});
