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

export interface CheckboxProps extends FieldBasics, FieldVerdict {
  /** What is agreed to or chosen; a Link may stand in it ("Li o Aviso de Privacidade"). */
  label: ReactNode;
  /** Whether it may stay empty: says "opcional". Required is not marked. @default false */
  isOptional?: boolean;
  /** Id of the native checkbox. @default one of its own */
  id?: string;
  /** Whether it is ticked, when controlled. */
  isSelected?: boolean;
  /** Whether it is ticked at first, when not controlled. @default false */
  defaultSelected?: boolean;
  /** Called with whether it is ticked. */
  onChange?: (isSelected: boolean) => void;
  /** What the form sends while it is ticked; else it sends nothing. @default 'on' */
  value?: string;
  /** Whether the form asks for it: told to assistive technology. @default false */
  isRequired?: boolean;
  /** Whether it can't be used at all. @default false */
  isDisabled?: boolean;
  /** The native checkbox, to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, to one thing. See Checkbox.spec.md. */
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
  return (
    <Root>
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
