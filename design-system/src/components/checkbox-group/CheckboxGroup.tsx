import { useId } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { styled } from 'styled-components';
import {
  FieldError,
  descriptionLook,
  errorUnderRowsLook,
  fieldLook,
  labelLook,
  optionalLook,
  splitFieldProps,
  useField,
  useOptionalText,
  type FieldBasics,
  type FieldVerdict,
  type LabelledProps,
} from '../../foundations/field/index.ts';
import { CheckboxGroupRows, type CheckboxGroupItem } from './CheckboxGroupRows.tsx';

export interface CheckboxGroupProps extends LabelledProps, FieldBasics, FieldVerdict {
  /** Whether none has to be ticked: says "opcional". Required is not marked. @default false */
  isOptional?: boolean;
  /** Options, in reading order. */
  items: ReadonlyArray<CheckboxGroupItem>;
  /** Label of a first box that ticks and unticks all others; without one there is no such box. */
  selectAllLabel?: string;
  /** Values ticked, when controlled. */
  value?: ReadonlyArray<string>;
  /** Values ticked at first, when not controlled. @default none */
  defaultValue?: ReadonlyArray<string>;
  /** Called with the values ticked, in the order of the items. */
  onChange?: (value: string[]) => void;
  /** Whether the ticks can be read and not changed. @default false */
  isReadOnly?: boolean;
  /** Whether none of them can be ticked. @default false */
  isDisabled?: boolean;
  /** `row` sets short options side by side where they fit. @default 'list' */
  layout?: 'list' | 'row';
}

const none: readonly string[] = [];

/** Any number of a few options. See CheckboxGroup.spec.md. */
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
  const optionalText = useOptionalText();
  const { owner, frame } = splitFieldProps(props);
  const field = useField({ ...owner, id });
  const { name, 'aria-describedby': describedBy } = field.control;
  const inOrder = (ticked: readonly string[]) =>
    items.map((item) => item.value).filter((each) => ticked.includes(each));

  return (
    <Root
      {...(value === undefined ? { defaultValue: [...defaultValue] } : { value: [...value] })}
      onChange={(ticked) => onChange?.(inOrder(ticked))}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      <Label>
        {frame.label}
        {frame.isOptional && <Optional>{optionalText}</Optional>}
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

const Optional = styled.small`
  ${optionalLook}
`;

const Description = styled.div`
  ${descriptionLook}
`;
