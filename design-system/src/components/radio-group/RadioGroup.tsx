import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceRow } from '../../foundations/field/ChoiceRow.tsx';
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

export interface RadioItem {
  /** What the form sends. */
  value: string;
  label: string;
  /** What choosing it means; read after the label. */
  description?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends LabelledProps, FieldBasics, FieldVerdict {
  /** Whether none has to be chosen: says "opcional". Required is not marked. @default false */
  isOptional?: boolean;
  /** Options, in reading order. */
  items: ReadonlyArray<RadioItem>;
  /** Value chosen, when controlled; '' is nothing. */
  value?: string;
  /** Value chosen at first, when not controlled. @default nothing */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?: (value: string) => void;
  /** Whether the form asks for it: told to assistive technology. @default false */
  isRequired?: boolean;
  /** Whether none of them can be chosen. @default false */
  isDisabled?: boolean;
  /** `row` sets short answers side by side where they fit. @default 'list' */
  layout?: 'list' | 'row';
}

/** One of a few, in a plain list. See RadioGroup.spec.md. */
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
  const optionalText = useOptionalText();
  const {
    owner,
    frame: { label, description, isOptional },
  } = splitFieldProps(props);
  const field = useField({ ...owner, id });
  return (
    <Root
      // Of a plain group nothing can be said to be invalid or required.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      aria-required={isRequired || undefined}
      disabled={isDisabled}
    >
      <Legend id={`${id}-label`}>
        {label}
        {isOptional && <Optional>{optionalText}</Optional>}
      </Legend>
      {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
      <Items data-layout={layout}>
        {items.map((item) => {
          const itemId = `${id}-${item.value}`;
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

/* No grid: the legend stands outside of its fieldset's one. */
const Root = styled.fieldset`
  ${errorUnderRowsLook}
  min-width: 0;
`;

const Legend = styled.legend`
  ${labelLook}
  width: 100%;
`;

const Optional = styled.small`
  ${optionalLook}
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
