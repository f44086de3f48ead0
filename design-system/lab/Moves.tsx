import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { fromHex, type BrandSlotName, type BrandSlots, type Color, type MovedColor } from '@signdrive/tokens/theme';
import { NearestColors } from './NearestColors.tsx';
import { describeMove } from './words.ts';

interface MovesProps {
  moved: readonly MovedColor[];
  slots: BrandSlots;
  onChoose: (slot: BrandSlotName, color: Color) => void;
}

/** Lists the slots that could not have the brand's colour, with the reason and the nearest two valid colours. */
export function Moves({ moved, slots, onChoose }: MovesProps) {
  return (
    <Stack gap={2}>
      <Heading level={2} look="subtitle">
        O que mudou, e por quê
      </Heading>
      {moved.length === 0 && <Text>Nada: a cor serve em todos os lugares como veio.</Text>}
      <Stack gap={4} element="ul">
        {moved.map((move) => {
          const wanted = fromHex(move.from);
          return (
            <li key={move.slot}>
              <Stack gap={2}>
                <Text look="small">{describeMove(move)}</Text>
                {wanted && <NearestColors slots={slots} slot={move.slot} wanted={wanted} onChoose={onChoose} />}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
