import type { ChangeEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Field, controlLook, useField, type FieldProps } from '../../foundations/field/index.ts';
import { Icon } from '../icon/index.ts';
import { selectPicker } from './picker.ts';

export interface SelectItem {
  /** What the form sends. */
  value: string;
  label: string;
  /** @default false */
  isDisabled?: boolean;
}

export interface SelectProps extends FieldProps {
  items: readonly SelectItem[];
  /** Shown while nothing is chosen ("Escolha o estado"); can't be chosen again. */
  placeholder?: string;
  /** Value chosen, when controlled; '' is nothing. */
  value?: string;
  /** Value chosen at first, when not controlled. @default '' with a placeholder, else the first */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** What the browser may fill in ("address-level1"). */
  autoComplete?: string;
  /** @default false */
  isDisabled?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  ref?: Ref<HTMLSelectElement>;
}

/** One of many, in a list that opens. See Select.spec.md. */
export function Select({
  label,
  description,
  errorMessage,
  isInvalid,
  isOptional = false,
  name,
  id,
  'aria-describedby': describedBy,
  items,
  placeholder,
  value,
  defaultValue,
  onChange,
  isDisabled = false,
  size = 'medium',
  ...native
}: SelectProps) {
  const field = useField({ id, name, description, errorMessage, isInvalid, 'aria-describedby': describedBy });
  const choice =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : { value };

  return (
    <Field field={field} label={label} description={description} isOptional={isOptional}>
      <Frame>
        <Control
          {...native}
          {...choice}
          {...field.control}
          data-size={size}
          disabled={isDisabled}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!isOptional} hidden={!isOptional}>
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

const Frame = styled.div`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);

  & > svg {
    position: absolute;
    top: calc(50% - 0.75rem);
    right: var(--space-4);
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
