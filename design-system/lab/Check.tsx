import { Stack, Text } from '@signdrive/design-system/layout';
import {
  checkTheme,
  isSlotName,
  slotRules,
  slotValue,
  themeDocument,
  type BrandSlotName,
  type BrandSlots,
  type Color,
  type ThemeProblem,
} from '@signdrive/tokens/theme';
import { NearestColors } from './NearestColors.tsx';
import { Problems } from './Problems.tsx';

interface CheckProps {
  slots: BrandSlots;
  onChoose: (slot: BrandSlotName, color: Color) => void;
}

/** Result of the check of the draft theme, with the nearest two valid colours for each invalid one. */
export function Check({ slots, onChoose }: CheckProps) {
  const check = checkTheme(themeDocument('', slots));
  if (check.ok) {
    return (
      <Stack gap={2}>
        <Text>Todos os pares passam.</Text>
        {check.notes.length > 0 && <Problems problems={check.notes} />}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Problems problems={check.problems} />
      {colorsAtFault(check.problems).map((slot) => (
        <NearestColors
          key={slot}
          slots={slots}
          slot={slot}
          wanted={slotValue(slots, slot) as Color}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
}

function colorsAtFault(problems: readonly ThemeProblem[]): BrandSlotName[] {
  const names = problems.map(({ token }) => token.replace(/^brand\./, ''));
  return [...new Set(names)].filter(isSlotName).filter((slot) => slotRules[slot].type === 'color');
}
