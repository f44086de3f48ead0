import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import { readColorText } from '@signdrive/tokens/exchange';
import {
  followedBy,
  isShippedFont,
  roundColor,
  shippedFonts,
  slotRules,
  toHex,
  type BrandSlotName,
  type BrandSlots,
  type Color,
} from '@signdrive/tokens/theme';
import { fontLabels, slotLabels } from './words.ts';

interface SlotFieldProps {
  slot: BrandSlotName;
  /** Initial value of the slot; later values need another `key`. */
  slots: BrandSlots;
  /** Called with each valid value, and without one when an optional slot was emptied. */
  onChange: (slot: BrandSlotName, value: unknown) => void;
}

/** Parses a colour as CSS and design tools write it; some tools copy `1F6F5C`. */
function readColor(text: string): Color | undefined {
  const read = readColorText(text.trim().replace(/^[\da-f]{6}$/i, '#$&'));
  // Rounded like a token file: the conversion of a hexadecimal white ends slightly above 1.
  return read?.alpha === 1 ? roundColor(read.color) : undefined;
}

/** The field of one brand slot: a colour, a number, or one of the fonts we ship. */
export function SlotField({ slot, slots, onChange }: SlotFieldProps) {
  if (slot === 'font-display') return <FontField slots={slots} onChange={onChange} />;
  if (slotRules[slot].type === 'color') {
    const color = slots[slot] as Color | undefined;
    const followed = followedBy(slot);
    return (
      <ColorField
        label={slotLabels[slot]}
        {...(color && { color })}
        {...(followed && {
          description: `Vazio: igual a “${slotLabels[followed]}”.`,
          onClear: () => onChange(slot, undefined),
        })}
        onChange={(next) => next && onChange(slot, next)}
      />
    );
  }
  return <NumberField slot={slot} slots={slots} onChange={onChange} />;
}

interface ColorFieldProps {
  label: string;
  /** @default empty */
  color?: Color;
  description?: string;
  /** Error shown while the field is empty. */
  missingMessage?: string | undefined;
  /** Called with undefined for a text that is no colour. */
  onChange: (color: Color | undefined) => void;
  /** Called when the field is emptied. */
  onClear?: () => void;
}

export function ColorField({ label, color, description, missingMessage, onChange, onClear }: ColorFieldProps) {
  const [text, setText] = useState(color ? toHex(color) : '');
  const read = readColor(text);
  const change = (next: string) => {
    setText(next);
    onChange(readColor(next));
    if (next === '') onClear?.();
  };
  return (
    <Row>
      <TextField
        label={label}
        size="small"
        value={text}
        onChange={change}
        {...(description !== undefined && { description })}
        spellCheck="false"
        errorMessage={read ? undefined : text === '' ? missingMessage : 'Escreva a cor como #1f6f5c.'}
      />
      <Palette
        type="color"
        aria-label={`${label}, na paleta`}
        value={read ? toHex(read) : '#000000'}
        onChange={(event) => change(event.target.value)}
      />
    </Row>
  );
}

function FontField({ slots, onChange }: Omit<SlotFieldProps, 'slot'>) {
  const current = Object.entries(shippedFonts).find(([, families]) => families[0] === slots['font-display'][0]);
  return (
    <Select
      label={slotLabels['font-display']}
      size="small"
      defaultValue={current?.[0] ?? 'archivo'}
      items={Object.entries(fontLabels).map(([value, label]) => ({ value, label }))}
      onChange={(font) => {
        if (isShippedFont(font)) onChange('font-display', shippedFonts[font]);
      }}
    />
  );
}

function NumberField({ slot, slots, onChange }: SlotFieldProps) {
  const value = slots[slot];
  const [text, setText] = useState(() => String(typeof value === 'number' ? value : slots.radius.value));
  const read = (words: string): unknown => {
    const number = words.trim() === '' ? Number.NaN : Number(words.replace(',', '.'));
    return slot === 'radius' ? { value: number, unit: 'rem' } : number;
  };
  const accepts = (words: string): boolean => slotRules[slot].findFault(read(words)) === undefined;
  return (
    <TextField
      label={slotLabels[slot]}
      size="small"
      inputMode="decimal"
      value={text}
      onChange={(next) => {
        setText(next);
        if (accepts(next)) onChange(slot, read(next));
      }}
      errorMessage={accepts(text) ? undefined : 'Este valor fica fora do que o tema aceita.'}
    />
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--size-target);
  gap: var(--space-2);
  align-items: start;
`;

const Palette = styled.input`
  width: var(--size-target);
  height: var(--size-target);
  /* Aligned with the control, below the height of a label. */
  margin-top: calc(var(--leading-body) + var(--space-2));
  padding: 0;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: none;
  cursor: pointer;
`;
