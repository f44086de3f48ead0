import { useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  DateInput as AriaDateInput,
  DatePicker as AriaDatePicker,
  DateSegment as AriaDateSegment,
  type DateValue,
} from 'react-aria-components/DatePicker';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import {
  AriaFieldHead,
  FieldError,
  controlLook,
  fieldInRowLook,
  fieldLook,
  splitFieldProps,
  useField,
  type FieldProps,
} from '../../foundations/field/index.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { Icon } from '../icon/index.ts';
import { DatePickerCalendar } from './DatePickerCalendar.tsx';
import { readIsoDate, writeDate } from './iso-date.ts';
import { words as own } from './words.ts';

export interface DatePickerProps extends FieldProps {
  /** Selected day as "2026-11-26", when controlled; '' for none. */
  value?: string;
  /** Initially selected day, when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the day as "2026-11-26"; with '' when it was cleared. */
  onChange?: (value: string) => void;
  /** First available day, as "2026-11-26". Typing an earlier one shows an error. @default no limit */
  minDate?: string;
  /** Last available day, as "2026-11-26". Typing a later one shows an error. @default no limit */
  maxDate?: string;
  /** Returns whether a day, as "2026-11-26", is unavailable. It is struck through; typing it shows an error. */
  isDateUnavailable?: (date: string) => boolean;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Whether a day is required: exposed to assistive technology only. @default false */
  isRequired?: boolean;
  /** Whether the value can't be changed. @default false */
  isReadOnly?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
}

/** A day, typed segment by segment or selected in a calendar. See DatePicker.spec.md. */
export function DatePicker({
  value,
  defaultValue = '',
  onChange,
  minDate,
  maxDate,
  isDateUnavailable,
  onBlur,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  size = 'medium',
  ...props
}: DatePickerProps) {
  const words = useMessages('datePicker', own);
  const root = useRef<HTMLDivElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(root);
  const { locale } = useLocale();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [editing, setEditing] = useState<{ beganWithFault: boolean }>();
  const current = value ?? ownValue;
  const date = useMemo(() => readIsoDate(current), [current]);
  const min = useMemo(() => readIsoDate(minDate ?? ''), [minDate]);
  const max = useMemo(() => readIsoDate(maxDate ?? ''), [maxDate]);
  const fault = describeFault();
  // A year is typed digit by digit: while the field has focus, an error may disappear, but not appear.
  const errorMessage = props.errorMessage || (editing && !editing.beganWithFault ? undefined : fault);
  const { owner, frame } = splitFieldProps({ ...props, ...(errorMessage !== undefined && { errorMessage }) });
  const field = useField(owner);
  const { name, 'aria-describedby': describedBy } = field.control;

  function describeFault(): string | undefined {
    if (!date) return undefined;
    if (min && date.compare(min) < 0) return words.before(writeDate(min, locale));
    if (max && date.compare(max) > 0) return words.after(writeDate(max, locale));
    return isDateUnavailable?.(date.toString()) ? words.unavailable(writeDate(date, locale)) : undefined;
  }

  return (
    <Root
      ref={root}
      id={field.id}
      // The value is in a hidden input, so the form finds the field by this attribute.
      data-field={name}
      value={date}
      onChange={(day) => {
        const text = day?.toString() ?? '';
        setOwnValue(text);
        onChange?.(text);
      }}
      onFocus={() => setEditing({ beganWithFault: fault !== undefined })}
      onBlur={() => {
        setEditing(undefined);
        onBlur?.();
      }}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={field.isInvalid}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled || isInDisabledFieldset}
      minValue={min}
      maxValue={max}
      {...(isDateUnavailable && { isDateUnavailable: (day: DateValue) => isDateUnavailable(day.toString()) })}
      name={name}
      aria-describedby={describedBy}
    >
      <AriaFieldHead field={field} frame={frame} />
      <Frame data-size={size}>
        <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        <Opener>
          <Icon name="calendar" size="small" />
        </Opener>
      </Frame>
      {/* Announces the range error on blur; here no error summary gets focus. */}
      <div aria-live="polite">
        <FieldError field={field} />
      </div>
      <DatePickerCalendar />
    </Root>
  );
}

const Root = styled(AriaDatePicker<DateValue>)`
  ${fieldLook}
  ${fieldInRowLook}
`;

const Frame = styled(AriaGroup)`
  ${controlLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: var(--space-1);
  padding-block: 0;
  padding-inline: calc(var(--space-4) - 0.125rem) var(--space-1);

  &[data-size='small'] {
    padding-block: 0;
  }
  &[data-invalid] {
    --_edge: inset 0 0 0 2px var(--color-border-danger);
  }
  [data-readonly] > & {
    background: var(--color-surface-sunken);
  }
  &[data-disabled] {
    --_edge: inset 0 0 0 1px var(--surface-border);
    background: transparent;
    color: var(--surface-text-muted);
    cursor: not-allowed;
  }
  /* The focused segment's ring is drawn around all segments, as in any field. */
  &:has([role='spinbutton']:focus) {
    outline: var(--focus-ring);
    outline-offset: var(--focus-ring-offset);
    box-shadow: var(--focus-ring-halo), var(--_edge);
  }

  @media (forced-colors: active) {
    &[data-invalid] {
      border-width: 3px;
    }
    &[data-disabled] {
      border: 1px dashed GrayText;
      color: GrayText;
    }
    &:has([role='spinbutton']:focus) {
      outline-color: Highlight;
    }
  }
`;

/* Inline, so that the browser orders the segments: Hebrew dates run from left to right, Arabic ones from right to left. */
const Segments = styled(AriaDateInput)`
  min-width: 0;
  line-height: 1.5rem;
  white-space: nowrap;
`;

const Segment = styled(AriaDateSegment)`
  padding: 0.125rem;
  border-radius: var(--radius-small);
  text-align: center;
  &[data-placeholder] {
    color: var(--color-text-muted);
  }
  [data-disabled] &[data-placeholder] {
    color: inherit;
  }
  &:focus {
    background: var(--color-text);
    color: var(--color-surface-raised);
    outline: none;
    box-shadow: none !important;
  }

  @media (forced-colors: active) {
    &:focus {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Opener = styled(AriaButton)`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  cursor: pointer;

  &[data-hovered] {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &[data-disabled] {
    color: inherit;
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* In the text colour: on a stage the usual ring is designed for the dark background around the field. */
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -5px;
    box-shadow: none !important;
  }
  @media (forced-colors: active) {
    outline-offset: -6px;

    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
