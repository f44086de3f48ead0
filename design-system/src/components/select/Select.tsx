import type { ChangeEvent, KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import {
  Field,
  controlLook,
  splitFieldProps,
  useField,
  type ChoiceFieldProps,
  type ChoiceItem,
} from '../../foundations/field/index.ts';
import { useInputBeforeHydration } from '../../foundations/input-before-hydration/index.ts';
import { useOwnerChoiceAfterReset } from '../../foundations/use-form-event.ts';
import { Icon } from '../icon/index.ts';
import { selectPicker } from './picker.ts';

export interface SelectItem extends ChoiceItem {
  /** @default false */
  isDisabled?: boolean;
}

export interface SelectProps extends ChoiceFieldProps {
  /** Options, in reading order. */
  items: ReadonlyArray<SelectItem>;
  /** Shown while nothing is selected ("Escolha o estado"); can't be selected again. */
  placeholder?: string;
  /** Initially selected value, when uncontrolled. @default '' with a placeholder, else the first */
  defaultValue?: string;
  /** Autofill token ("address-level1"). */
  autoComplete?: string;
  /** Ref of the native select. */
  ref?: Ref<HTMLSelectElement>;
}

/** A list of options that opens, of which one is selected. See Select.spec.md. */
export function Select({
  items,
  placeholder,
  value,
  defaultValue,
  onChange,
  isRequired = false,
  isDisabled = false,
  size = 'medium',
  ...props
}: SelectProps) {
  const { owner, frame, own } = splitFieldProps(props);
  const field = useField(owner);
  const place = useOwnerChoiceAfterReset<HTMLDivElement>();
  const known = value === undefined || items.some((item) => item.value === value) ? value : '';
  // Without an option for the value React would select the first one.
  const hasBlank = placeholder !== undefined || (known === '' && items.every((item) => item.value !== ''));
  useInputBeforeHydration(() => {
    const control = place.current?.querySelector('select');
    // Without a rendered selection the browser shows the first option, which the visitor didn't select.
    if (control?.querySelector('option[selected]:not(:checked)')) onChange?.(control.value);
  });
  const choice = known === undefined ? { defaultValue: defaultValue ?? (hasBlank ? '' : undefined) } : { value: known };

  return (
    <Field {...frame} field={field}>
      <Frame ref={place}>
        <Control
          {...own}
          {...choice}
          {...field.control}
          data-size={size}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value)}
          onKeyDown={keepOverlayOpen}
        >
          {hasBlank && (
            <option value="" disabled={!frame.isOptional} hidden={!frame.isOptional}>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.isDisabled}>
              {item.label}
            </option>
          ))}
        </Control>
        <Icon name="chevron-down" />
      </Frame>
    </Field>
  );
}

/** Escape in the open list, where an option has focus, closes only the list, not the overlay around the field. */
function keepOverlayOpen(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLOptionElement) event.stopPropagation();
}

const Frame = styled.div`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);

  & > svg {
    position: absolute;
    top: calc(50% - 0.75rem);
    inset-inline-end: var(--space-4);
    color: var(--color-text-muted);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlLook}
  padding-inline-end: var(--space-7);
  cursor: pointer;

  ${selectPicker}
`;
