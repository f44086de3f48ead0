import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import {
  Field,
  controlLook,
  splitFieldProps,
  useField,
  type FieldBasics,
  type LabelledProps,
} from '../../foundations/field/index.ts';
import { isChanged } from '../../foundations/input-before-hydration/controls.ts';
import { useInputBeforeHydration } from '../../foundations/input-before-hydration/index.ts';
import { SliderStops } from './SliderStops.tsx';
import { valueText, type SliderStop } from './stops.ts';
import { words as own } from './words.ts';

export interface SliderFieldProps extends LabelledProps, FieldBasics {
  /** Id of the field; the slider has none. @default generated */
  id?: string;
  /** Undefined for no value yet: the field is empty, the slider is at its start. */
  value: number | undefined;
  /**
   * Invalid text stays until this changes. Pass a constant for a default that follows other fields. @default the
   * value
   */
  valueKey?: string | number | undefined;
  /**
   * Called with each valid value, from the slider and while the field is typed in. Undefined if the press that set the
   * first value scrolls the page.
   */
  onChange: (value: number | undefined) => void;
  /** Lower limit of the slider. A smaller value extends it. */
  minValue: number;
  /** Upper limit of the slider. A larger value extends it. */
  maxValue: number;
  /** Step of the slider; the field accepts whatever `parse` accepts. @default 1 */
  step?: number;
  /** Formats the value for the field and for screen readers: "24 meses". */
  format: (value: number) => string;
  /** Parses the text of the field; undefined if it is invalid. */
  parse: (text: string) => number | undefined;
  /** Error for invalid text, shown on blur and Enter: "De 6 a 60 meses." */
  invalidMessage: string;
  /** Announced while there is no value. @default 'sem valor' */
  emptyText?: string;
  /** Marks under the slider; a mark's label is announced when the slider is on it. */
  stops?: ReadonlyArray<SliderStop>;
  /** Whether the labels of the stops are visible under their marks. @default false */
  hasVisibleStopLabels?: boolean;
  /** On-screen keyboard of the field. @default 'decimal' */
  inputMode?: 'decimal' | 'numeric';
}

const noStops: readonly SliderStop[] = [];

/** One number, edited by a slider and by a field. See SliderField.spec.md. */
export function SliderField({
  value,
  valueKey = value,
  onChange,
  minValue,
  maxValue,
  step = 1,
  format,
  parse,
  invalidMessage,
  emptyText: emptyTextGiven,
  stops = noStops,
  hasVisibleStopLabels = false,
  inputMode = 'decimal',
  ...props
}: SliderFieldProps) {
  const words = useMessages('slider', own);
  const emptyText = emptyTextGiven ?? words.empty;
  const entry = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean; valueKey: string | number | undefined }>();
  const pressed = useRef<{ value: number | undefined; typed: typeof typed }>(undefined);
  const isWrong = typed !== undefined && typed.isLeft;
  if (isWrong && typed.valueKey !== valueKey) setTyped(undefined);
  const { owner, frame } = splitFieldProps({ ...props, ...(isWrong && { errorMessage: invalidMessage }) });
  const field = useField(owner);
  const min = Math.min(minValue, value ?? minValue);
  const max = Math.max(maxValue, value ?? maxValue);
  const place = value ?? min;
  const share = max > min ? (place - min) / (max - min) : 0;

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped({ text: target.value, isLeft: false, valueKey });
    const read = parse(target.value);
    if (read !== undefined && read !== value) onChange(read);
  };
  // Invalid text stays as typed and shows an error; valid text is formatted.
  const leave = ({ currentTarget: { value: text } }: SyntheticEvent<HTMLInputElement>) => {
    const isInvalid = typed !== undefined && parse(text) === undefined;
    setTyped(isInvalid && text.trim() !== '' ? { text, isLeft: true, valueKey } : undefined);
  };

  useInputBeforeHydration(() => {
    if (!entry.current || !range.current) return;
    const text = entry.current.value;
    const read = parse(text);
    if (text !== entry.current.defaultValue) {
      const isTyping = entry.current === document.activeElement;
      if (isTyping || (read === undefined && text.trim() !== '')) setTyped({ text, isLeft: !isTyping, valueKey });
      if (read !== undefined && read !== value) onChange(read);
    } else if (isChanged(range.current)) onChange(Number(range.current.value));
  });

  return (
    <Field {...frame} field={field} isErrorAnnounced>
      <Entry
        {...field.control}
        ref={entry}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={emptyText}
        value={typed?.text ?? (value === undefined ? '' : format(value))}
        onChange={type}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(event);
        }}
      />
      <Range
        ref={range}
        type="range"
        // After a reload, Firefox restores values by the order of the controls, and this order may have changed.
        autoComplete="off"
        aria-label={props.label}
        aria-valuetext={value === undefined ? emptyText : valueText(value, format, stops)}
        min={min}
        max={max}
        step={step}
        value={place}
        style={{ '--_share': share }}
        onPointerDown={() => {
          pressed.current = { value, typed };
        }}
        // The finger scrolls the page. Chromium has moved the slider to it before.
        onPointerCancel={() => {
          const before = pressed.current;
          if (!before || before.value === value) return;
          setTyped(before.typed);
          onChange(before.value);
        }}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(Number(target.value));
        }}
      />
      {stops.length > 0 && <SliderStops stops={stops} min={min} max={max} hasLabels={hasVisibleStopLabels} />}
    </Field>
  );
}

const Entry = styled.input`
  ${controlLook}
  margin-top: var(--space-1);
  font-weight: 600;
`;

/* Two rules: a browser drops a whole rule with another browser's pseudo-element. */
const thumbLook = css`
  appearance: none;
  box-sizing: border-box;
  width: var(--_thumb);
  height: var(--_thumb);
  border: 2px solid var(--color-selection-background);
  border-radius: 50%;
  background: var(--color-surface-raised);
  transition: box-shadow var(--duration-short);
`;

/* A native slider with its own look: the track is thicker before the thumb. 44 px high, a target for a finger; the
   page still scrolls from it. Hidden without script, because it would have no effect. */
const Range = styled.input`
  --_thumb: 1.5rem;
  --_done: calc(var(--_thumb) / 2 + (100% - var(--_thumb)) * var(--_share));
  appearance: none;
  display: block;
  width: 100%;
  height: var(--size-target);
  border-radius: var(--radius-control);
  background:
    linear-gradient(var(--color-selection-background), var(--color-selection-background)) left / var(--_done) 4px
      no-repeat,
    linear-gradient(var(--color-border-control), var(--color-border-control)) center / 100% 2px no-repeat;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    ${thumbLook}
  }
  &::-moz-range-thumb {
    ${thumbLook}
  }
  &:hover::-webkit-slider-thumb,
  &:active::-webkit-slider-thumb {
    box-shadow: inset 0 0 0 4px var(--color-selection-background);
  }
  &:hover::-moz-range-thumb,
  &:active::-moz-range-thumb {
    box-shadow: inset 0 0 0 4px var(--color-selection-background);
  }

  &:dir(rtl) {
    background-position: right, center;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    /* Track and thumb are its visible edge. */
    &:not(:focus-visible) {
      outline: 0;
    }
    background:
      linear-gradient(Highlight, Highlight) left / var(--_done) 6px no-repeat,
      linear-gradient(CanvasText, CanvasText) center / 100% 2px no-repeat;

    &::-webkit-slider-thumb {
      border-color: ButtonText;
      background: ButtonFace;
    }
    &::-moz-range-thumb {
      border-color: ButtonText;
      background: ButtonFace;
    }
    &:hover::-webkit-slider-thumb,
    &:active::-webkit-slider-thumb {
      box-shadow: inset 0 0 0 4px Highlight;
    }
    &:hover::-moz-range-thumb,
    &:active::-moz-range-thumb {
      box-shadow: inset 0 0 0 4px Highlight;
    }
  }
`;
