import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Cluster } from '@signdrive/design-system/layout';
import { nearestColors, toHex, type BrandSlotName, type BrandSlots, type Color } from '@signdrive/tokens/theme';
import { slotLabels } from './words.ts';

interface NearestColorsProps {
  /** The theme that contains the slot. */
  slots: BrandSlots;
  slot: BrandSlotName;
  /** The colour that is invalid in the slot. */
  wanted: Color;
  onChoose: (slot: BrandSlotName, color: Color) => void;
}

/** The two valid colours nearest to a wanted one, each a button that applies it. */
export function NearestColors({ slots, slot, wanted, onChoose }: NearestColorsProps) {
  const colors = useMemo(() => nearestColors(slots, slot, wanted), [slots, slot, wanted]);
  return (
    <div role="group" aria-label={`${slotLabels[slot]}: as cores mais próximas que servem`}>
      <Cluster gap={2}>
        {colors.map((color) => (
          <Button key={toHex(color)} size="small" variant="secondary" onPress={() => onChoose(slot, color)}>
            <Swatch style={{ '--_paint': toHex(color) }} />
            Usar {toHex(color)}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}

const Swatch = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--_paint);
  forced-color-adjust: none;
`;
