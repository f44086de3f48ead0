import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { controlLook, descriptionLook, errorLook, fieldLook, labelLook, optionalLook } from '../text-field/look.ts';
import { selectPicker } from './picker.ts';

export interface SelectItem {
  /** What the form sends. */
  value: string;
  label: string;
  /** @default false */
  isDisabled?: boolean;
}

export interface SelectProps {
  label: string;
  /** Help under the label; stays while the field is invalid. */
  description?: ReactNode;
  /** What is wrong, in words. */
  errorMessage?: string;
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
  /** Name in the form's address or body. */
  name?: string;
  /** What the browser may fill in ("address-level1"). */
  autoComplete?: string;
  /** Whether it may stay empty: says "opcional". Required is not marked. @default false */
  isOptional?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Id of the control, for an error summary that links to it. */
  id?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of many, in a list that opens. See Select.spec.md. */
export function Select({
  label,
  description,
  errorMessage,
  items,
  placeholder,
  value,
  defaultValue,
  onChange,
  isOptional = false,
  isDisabled = false,
  id: givenId,
  ...native
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isInvalid = errorMessage !== undefined;
  const describedBy = [description !== undefined && `${id}-description`, isInvalid && `${id}-error`].filter(Boolean);
  const choice =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : { value };

  return (
    <Field>
      <Label htmlFor={id}>
        {label}
        {isOptional && <Optional>opcional</Optional>}
      </Label>
      {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
      <Frame>
        <Control
          {...native}
          {...choice}
          id={id}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy.join(' ') || undefined}
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
      {isInvalid && (
        <ErrorMessage id={`${id}-error`}>
          <Icon name="warning" size="small" />
          {errorMessage}
        </ErrorMessage>
      )}
    </Field>
  );
}

const Field = styled.div`
  ${fieldLook}
`;

const Label = styled.label`
  ${labelLook}
`;

const Optional = styled.small`
  ${optionalLook}
`;

const Description = styled.p`
  ${descriptionLook}
`;

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

const ErrorMessage = styled.p`
  ${errorLook}
`;
