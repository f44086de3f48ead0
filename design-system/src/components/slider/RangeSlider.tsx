import { useId, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Label as AriaLabel } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderOutput as AriaSliderOutput,
  SliderThumb as AriaSliderThumb,
  SliderTrack as AriaSliderTrack,
} from 'react-aria-components/Slider';
import { styled } from 'styled-components';
import { Description } from '../../foundations/field/Field.tsx';
import { fieldLook, labelLook } from '../../foundations/field/index.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { SliderStops } from './SliderStops.tsx';
import { valueText, type SliderStop } from './stops.ts';
import { words as own } from './words.ts';

/** Lower and upper value. */
export type SliderRange = Readonly<[lower: number, upper: number]>;

export interface RangeSliderProps {
  /** Name of the group, and of each thumb together with `lowerLabel` or `upperLabel`. */
  label: string;
  /** Help under the label. */
  description?: ReactNode;
  /** Selected lower and upper value. */
  value: SliderRange;
  /** Called with both values on each step of a thumb. */
  onChange: (value: SliderRange) => void;
  /** Called with both values when a thumb is released. */
  onChangeEnd?: (value: SliderRange) => void;
  /** Lower limit of the slider. */
  minValue: number;
  /** Upper limit of the slider. */
  maxValue: number;
  /** Step of both thumbs. @default 1 */
  step?: number;
  /** Formats a value: "R$ 2.000". */
  format: (value: number) => string;
  /** Name of the lower thumb, announced after `label`. @default 'mínimo' */
  lowerLabel?: string;
  /** Name of the upper thumb, announced after `label`. @default 'máximo' */
  upperLabel?: string;
  /** Marks on the slider; a mark's label is announced when a thumb is on it. */
  stops?: ReadonlyArray<SliderStop>;
  /** Whether the labels of the stops are visible under their marks. @default false */
  hasVisibleStopLabels?: boolean;
  /** Name under which the lower value is submitted. */
  lowerName?: string;
  /** Name under which the upper value is submitted. */
  upperName?: string;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

const noStops: readonly SliderStop[] = [];

/** A range of numbers, selected by two thumbs that can't pass each other. See RangeSlider.spec.md. */
export function RangeSlider({
  label,
  description,
  value,
  onChange,
  onChangeEnd,
  minValue,
  maxValue,
  step = 1,
  format,
  lowerLabel,
  upperLabel,
  stops = noStops,
  hasVisibleStopLabels = false,
  lowerName,
  upperName,
  isDisabled = false,
}: RangeSliderProps) {
  const words = useMessages('slider', own);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(root);
  const { direction } = useLocale();
  const [lower, upper] = value;
  const thumbs = [
    { name: lowerName, label: lowerLabel ?? words.lower },
    { name: upperName, label: upperLabel ?? words.upper },
  ];
  const asRange = ([first = lower, last = upper]: number[]): SliderRange => [first, last];

  return (
    <Root
      ref={root}
      value={[lower, upper]}
      onChange={(values: number[]) => onChange(asRange(values))}
      {...(onChangeEnd && { onChangeEnd: (values: number[]) => onChangeEnd(asRange(values)) })}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled || isInDisabledFieldset}
      aria-describedby={description === undefined ? undefined : `${id}description`}
    >
      {({ state }) => {
        // React Aria formats values as numbers only; the thumbs below read their text from here.
        state.getThumbValueLabel = (index) => valueText(state.values[index] ?? minValue, format, stops);
        // With equal limits React Aria divides by zero.
        if (minValue === maxValue) state.getThumbPercent = (index) => index;
        return (
          <>
            <Head>
              <AriaLabel>{label}</AriaLabel>
              <Output>{words.range(format(lower), format(upper))}</Output>
            </Head>
            {description !== undefined && <Description id={`${id}description`}>{description}</Description>}
            {/* React Aria positions thumbs, and moves them by keys, in the direction of its locale. */}
            <div dir={direction}>
              <Track>
                <Line />
                <Fill style={{ '--_from': state.getThumbPercent(0), '--_to': state.getThumbPercent(1) }} />
                {thumbs.map((thumb, index) => (
                  <Thumb
                    key={index}
                    index={index}
                    aria-labelledby={`${id}thumb${index}`}
                    data-front={(index === 0 && lower >= maxValue) || undefined}
                    name={thumb.name}
                  >
                    <span hidden id={`${id}thumb${index}`}>
                      {thumb.label}
                    </span>
                  </Thumb>
                ))}
              </Track>
              {stops.length > 0 && (
                <SliderStops stops={stops} min={minValue} max={maxValue} hasLabels={hasVisibleStopLabels} />
              )}
            </div>
          </>
        );
      }}
    </Root>
  );
}

const Root = styled(AriaSlider<number[]>)`
  ${fieldLook}
`;

const Head = styled.div`
  ${labelLook}
  flex-wrap: wrap;
  row-gap: 0;
`;

const Output = styled(AriaSliderOutput)`
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
`;

const Track = styled(AriaSliderTrack)`
  height: var(--size-target);
  margin-inline: 0.75rem;
  cursor: pointer;
  touch-action: pan-y;

  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const Line = styled.div`
  position: absolute;
  inset: calc(50% - 1px) -0.75rem auto;
  height: 2px;
  background: var(--color-border-control);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Fill = styled.div`
  position: absolute;
  inset-block: calc(50% - 2px) auto;
  inset-inline: calc(100% * var(--_from)) calc(100% * (1 - var(--_to)));
  height: 4px;
  background: var(--color-selection-background);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

/* A target of 44 px around a circle of the other slider's size. */
const Thumb = styled(AriaSliderThumb)`
  top: 50%;
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: 50%;

  &::before {
    content: '';
    box-sizing: border-box;
    width: 1.5rem;
    height: 1.5rem;
    border: 2px solid var(--color-selection-background);
    border-radius: 50%;
    background: var(--color-surface-raised);
    transition: box-shadow var(--duration-short);
  }
  &:is([data-hovered], [data-dragging])::before {
    box-shadow: inset 0 0 0 4px var(--color-selection-background);
  }
  &[data-focus-visible]::before {
    outline: var(--focus-ring);
    outline-offset: 2px;
  }
  /* With both thumbs at the end only the lower one can move, so the upper one must not cover it. */
  &:is([data-dragging], [data-front]) {
    z-index: 1;
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonFace;
    }
    &:is([data-hovered], [data-dragging])::before {
      box-shadow: inset 0 0 0 4px Highlight;
    }
    &[data-focus-visible]::before {
      outline-color: Highlight;
    }
    &[data-disabled]::before {
      border-color: GrayText;
    }
  }
`;
