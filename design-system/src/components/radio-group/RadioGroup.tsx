import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceRow } from '../../foundations/field/ChoiceRow.tsx';
import {
  FieldError,
  OptionalNote,
  descriptionLook,
  errorUnderRowsLook,
  fieldLook,
  labelLook,
  splitFieldProps,
  useField,
  type FieldBasics,
  type FieldVerdict,
  type LabelledProps,
} from '../../foundations/field/index.ts';
import { useOwnerChoiceAfterReset } from '../../foundations/use-form-event.ts';

export interface RadioItem {
  /** Submitted value. */
  value: string;
  label: string;
  /** Meaning of the option; announced after the label. */
  description?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends LabelledProps, FieldBasics, FieldVerdict {
  /** Whether an empty selection is valid: "opcional" is shown. Required is not marked. @default false */
  isOptional?: boolean;
  /** Options, in reading order. */
  items: ReadonlyArray<RadioItem>;
  /** Selected value, when controlled; '' for none. */
  value?: string;
  /** Initially selected value, when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the selected value. */
  onChange?: (value: string) => void;
  /** Whether the form requires it: exposed to assistive technology only. @default false */
  isRequired?: boolean;
  /** Whether the whole group is disabled. @default false */
  isDisabled?: boolean;
  /** `row` places short options side by side where they fit. @default 'list' */
  layout?: 'list' | 'row';
}

/** A few options of which one is selected, in a plain list. See RadioGroup.spec.md. */
export function RadioGroup({
  items,
  value,
  defaultValue,
  onChange,
  isRequired = false,
  isDisabled = false,
  layout = 'list',
  ...props
}: RadioGroupProps) {
  const id = useId();
  const {
    owner,
    frame: { label, description, isOptional },
  } = splitFieldProps(props);
  const field = useField({ ...owner, id });
  const root = useOwnerChoiceAfterReset<HTMLFieldSetElement>();
  return (
    <Root
      ref={root}
      // A fieldset's implicit role, group, doesn't support aria-invalid and aria-required.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      aria-required={isRequired || undefined}
      disabled={isDisabled}
    >
      <Legend id={`${id}-label`}>
        {label}
        {isOptional && <OptionalNote />}
      </Legend>
      {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
      <Items data-layout={layout}>
        {items.map((item, index) => {
          // Not the value, because an id in `aria-describedby` can't have a space.
          const itemId = `${id}-${index}`;
          const isDescribed = item.description !== undefined;
          return (
            <ChoiceRow
              key={item.value}
              type="radio"
              label={item.label}
              description={item.description}
              descriptionId={`${itemId}-description`}
              isSelected={value === undefined ? undefined : value === item.value}
              isSelectedAtFirst={defaultValue === item.value}
              isDisabled={item.isDisabled ?? isDisabled}
              onChange={() => onChange?.(item.value)}
              value={item.value}
              control={{
                id: itemId,
                name: owner.name ?? id,
                'aria-describedby': isDescribed ? `${itemId}-description` : undefined,
              }}
            />
          );
        })}
      </Items>
      <FieldError field={field} />
    </Root>
  );
}

/* Not a grid: a legend is outside of its fieldset's grid. */
const Root = styled.fieldset`
  ${errorUnderRowsLook}
  min-width: 0;
`;

const Legend = styled.legend`
  ${labelLook}
  width: 100%;
`;

const Description = styled.div`
  ${descriptionLook}
  margin-top: var(--space-1);
`;

const Items = styled.div`
  ${fieldLook}
  gap: 0;
  margin-top: var(--space-1);

  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-6);
  }
`;
