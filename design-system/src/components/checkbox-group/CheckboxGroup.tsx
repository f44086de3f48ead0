import { useId, useRef } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { styled } from 'styled-components';
import { Description } from '../../foundations/field/Field.tsx';
import {
  FieldError,
  OptionalNote,
  errorUnderRowsLook,
  fieldLook,
  labelLook,
  splitFieldProps,
  useField,
  type FieldBasics,
  type FieldVerdict,
  type LabelledProps,
} from '../../foundations/field/index.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { CheckboxGroupRows, type CheckboxGroupItem } from './CheckboxGroupRows.tsx';

export interface CheckboxGroupProps extends LabelledProps, FieldBasics, FieldVerdict {
  /** Whether an empty selection is valid: "opcional" is shown. Required is not marked. @default false */
  isOptional?: boolean;
  /** Options, in reading order. */
  items: ReadonlyArray<CheckboxGroupItem>;
  /** Label of a first checkbox that selects and clears all others. Without it there is no such checkbox. */
  selectAllLabel?: string;
  /** Selected values, when controlled. */
  value?: ReadonlyArray<string>;
  /** Initially selected values, when uncontrolled. @default none */
  defaultValue?: ReadonlyArray<string>;
  /** Called with the selected values, in the order of the items. */
  onChange?: (value: string[]) => void;
  /** Whether the selection can't be changed. @default false */
  isReadOnly?: boolean;
  /** Whether the whole group is disabled. @default false */
  isDisabled?: boolean;
  /** `row` places short options side by side where they fit. @default 'list' */
  layout?: 'list' | 'row';
}

const none: readonly string[] = [];

/** A few options of which any number can be selected. See CheckboxGroup.spec.md. */
export function CheckboxGroup({
  items,
  selectAllLabel,
  value,
  defaultValue = none,
  onChange,
  isReadOnly = false,
  isDisabled = false,
  layout = 'list',
  ...props
}: CheckboxGroupProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(root);
  const { owner, frame } = splitFieldProps(props);
  const field = useField({ ...owner, id });
  const { name, 'aria-describedby': describedBy } = field.control;
  const inOrder = (ticked: readonly string[]) =>
    items.map((item) => item.value).filter((each) => ticked.includes(each));

  return (
    <Root
      ref={root}
      {...(value === undefined ? { defaultValue: [...defaultValue] } : { value: [...value] })}
      onChange={(ticked) => onChange?.(inOrder(ticked))}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled || isInDisabledFieldset}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
      name={name}
      aria-describedby={describedBy}
    >
      <Label>
        {frame.label}
        {frame.isOptional && <OptionalNote />}
      </Label>
      {frame.description !== undefined && <Description id={field.descriptionId}>{frame.description}</Description>}
      <CheckboxGroupRows
        items={items}
        selectAllLabel={selectAllLabel}
        layout={layout}
        errorId={field.message === undefined ? undefined : field.errorId}
      />
      <FieldError field={field} />
    </Root>
  );
}

const Root = styled(AriaCheckboxGroup)`
  ${fieldLook}
  ${errorUnderRowsLook}
`;

const Label = styled(AriaLabel)`
  ${labelLook}
`;
