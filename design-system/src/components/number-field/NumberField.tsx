import { use, useMemo, useRef, useState, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input as AriaInput } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components/NumberField';
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
import { useTextBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { Icon } from '../icon/index.ts';
import { findNumberFault } from './number-fault.ts';
import { words as own } from './words.ts';

export interface NumberFieldProps extends FieldProps {
  /** Number, when controlled; `null` for none. */
  value?: number | null;
  /** Initial number, when uncontrolled. @default none */
  defaultValue?: number;
  /** Called with each complete number: on Enter, on blur or on a step; with `null` when it is cleared. */
  onChange?: (value: number | null) => void;
  /** Smallest valid number. A smaller one stays as typed, with an error. @default no limit */
  minValue?: number;
  /** Largest valid number. A larger one stays as typed, with an error. @default no limit */
  maxValue?: number;
  /**
   * Step of buttons and arrow keys, counted from `minValue`. If set, numbers between steps are errors. @default 1, and
   * any number
   */
  step?: number;
  /**
   * Number format, in the locale of React Aria's `I18nProvider`: unit, currency, decimals. A percentage may have two decimals
   * by default: without any, the comma of "45,5" could not be typed, and 455 % would be meant.
   */
  formatOptions?: Intl.NumberFormatOptions;
  /** Whether the wheel changes the value while the field has focus. @default false */
  isWheelEnabled?: boolean;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Whether a number is required: exposed to assistive technology only. @default false */
  isRequired?: boolean;
  /** Whether the value can't be changed. @default false */
  isReadOnly?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A number, typed or stepped. See NumberField.spec.md. */
export function NumberField({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step,
  formatOptions: format,
  isWheelEnabled = false,
  onBlur,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  size = 'medium',
  ref,
  ...props
}: NumberFieldProps) {
  const words = useMessages('numberField', own);
  const root = useRef<HTMLDivElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(root);
  const { locale } = useLocale();
  // The same object while the owner's is the same: another one would reset what is being typed.
  const formatOptions = useMemo(
    () => (format?.style === 'percent' ? { maximumFractionDigits: 2, ...format } : format),
    [format],
  );
  const [ownValue, setOwnValue] = useState(defaultValue ?? null);
  const current = value === undefined ? ownValue : value;
  const rangeMessage = current === null ? undefined : describeFault(current);
  const errorMessage = props.errorMessage || rangeMessage;
  const { owner, frame } = splitFieldProps({ ...props, ...(errorMessage !== undefined && { errorMessage }) });
  const field = useField(owner);
  const { name, 'aria-describedby': describedBy } = field.control;

  function describeFault(number: number): string | undefined {
    const fault = findNumberFault(number, { min: minValue, max: maxValue, step });
    const write = (each = 0) => new Intl.NumberFormat(locale, formatOptions).format(each);
    switch (fault?.kind) {
      case 'below':
        return words.below(write(minValue));
      case 'above':
        return words.above(write(fault.max));
      case 'offStep':
        return words.offStep(write(fault.lower), write(fault.upper));
      case undefined:
        return undefined;
    }
  }

  return (
    <Root
      ref={root}
      id={field.id}
      // The value is in a hidden input, so the form finds the field by this attribute.
      data-field={name}
      value={current ?? Number.NaN}
      onChange={(number) => {
        const now = Number.isNaN(number) ? null : number;
        setOwnValue(now);
        onChange?.(now);
      }}
      commitBehavior="validate"
      validationBehavior="aria"
      isInvalid={field.isInvalid}
      isWheelDisabled={!isWheelEnabled}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled || isInDisabledFieldset}
      onBlur={onBlur}
      name={name}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      formatOptions={formatOptions}
      aria-describedby={describedBy}
    >
      <NumberBeforeHydration id={field.id} />
      <AriaFieldHead field={field} frame={frame} />
      <Frame>
        <Control ref={ref} data-size={size} />
        {!isReadOnly && (
          <Steps>
            <Step slot="decrement">
              <Icon name="minus" size="small" />
            </Step>
            <Step slot="increment">
              <Icon name="plus" size="small" />
            </Step>
          </Steps>
        )}
      </Frame>
      {/* Announces the range error on blur; here no error summary gets focus. */}
      <div aria-live="polite">
        <FieldError field={field} />
      </div>
    </Root>
  );
}

/** React Aria holds the text of the field: a number that was typed before hydration is committed to it. */
function NumberBeforeHydration({ id }: { id: string }) {
  const state = use(NumberFieldStateContext);
  useTextBeforeHydration(id, (text) => state?.commit(text));
  return null;
}

const Root = styled(AriaNumberField)`
  ${fieldLook}
  ${fieldInRowLook}
`;

const Frame = styled(AriaGroup)`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);
`;

const Control = styled(AriaInput)`
  ${controlLook}

  &:not([readonly]) {
    padding-inline-end: calc(2 * var(--size-target) + var(--space-2));
  }
`;

const Steps = styled.div`
  position: absolute;
  top: calc(50% - var(--size-target) / 2);
  inset-inline-end: var(--space-1);
  display: flex;
`;

const Step = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  color: var(--color-text);
  cursor: pointer;
  touch-action: manipulation;

  &[data-hovered] {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &[data-pressed] {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
  &[data-disabled] {
    background: none;
    color: var(--color-text-muted);
    opacity: 0.55;
    cursor: not-allowed;
  }
  [data-disabled] > * > &[data-disabled] {
    color: var(--surface-text-muted);
  }

  @media (forced-colors: active) {
    outline-offset: -6px;

    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
