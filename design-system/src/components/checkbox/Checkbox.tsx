import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { ChoiceRow } from '../../foundations/field/ChoiceRow.tsx';
import {
  FieldError,
  errorUnderRowsLook,
  fieldLook,
  splitFieldProps,
  useField,
  type FieldBasics,
  type FieldVerdict,
} from '../../foundations/field/index.ts';
import { useOwnerChoiceAfterReset } from '../../foundations/use-form-event.ts';

export interface CheckboxProps extends FieldBasics, FieldVerdict {
  /** The statement or option; may contain a Link ("Li o Aviso de Privacidade"). */
  label: ReactNode;
  /** Whether it may stay unchecked: "opcional" is shown. Required is not marked. @default false */
  isOptional?: boolean;
  /** Id of the native checkbox. @default generated */
  id?: string;
  /** Whether it is checked, when controlled. */
  isSelected?: boolean;
  /** Whether it is initially checked, when uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Submitted value while checked; unchecked, nothing is submitted. @default 'on' */
  value?: string;
  /** Whether the form requires it: exposed to assistive technology only. @default false */
  isRequired?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** Ref of the native checkbox. */
  ref?: Ref<HTMLInputElement>;
}

/** A single yes-or-no choice. See Checkbox.spec.md. */
export function Checkbox({
  isSelected,
  defaultSelected = false,
  onChange,
  value = 'on',
  isRequired = false,
  isDisabled = false,
  ref,
  ...props
}: CheckboxProps) {
  const { owner, frame } = splitFieldProps(props);
  const field = useField(owner);
  const root = useOwnerChoiceAfterReset<HTMLDivElement>();
  return (
    <Root ref={root}>
      <ChoiceRow
        {...frame}
        type="checkbox"
        descriptionId={field.descriptionId}
        isSelected={isSelected}
        isSelectedAtFirst={defaultSelected}
        isDisabled={isDisabled}
        onChange={(isTicked) => onChange?.(isTicked)}
        value={value}
        control={{ ...field.control, 'aria-required': isRequired || undefined }}
        ref={ref}
      />
      <FieldError field={field} />
    </Root>
  );
}

const Root = styled.div`
  ${fieldLook}
  ${errorUnderRowsLook}
  gap: 0;
`;
