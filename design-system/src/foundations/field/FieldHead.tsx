import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { descriptionLook, labelInRowLook, labelLook, optionalLook } from './look.ts';
import type { FieldProps, FieldState } from './use-field.ts';
import { useOptionalText } from './use-optional-text.ts';

/** Label and permanent help of a field. */
export interface FieldHeadProps extends Pick<FieldProps, 'label' | 'description' | 'isOptional'> {
  /** From `useField`. */
  field: FieldState;
}

/** With `labelElement`, its owner connects the label with the control. */
export function FieldHead({
  field,
  label,
  description,
  isOptional = false,
  labelElement,
}: FieldHeadProps & { labelElement?: ElementType }) {
  const optionalText = useOptionalText();
  return (
    <>
      <Label
        {...(labelElement ? { as: labelElement } : { htmlFor: field.id })}
        data-described={description !== undefined || undefined}
      >
        {label}
        {isOptional && <Optional>{optionalText}</Optional>}
      </Label>
      {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
    </>
  );
}

const Label = styled.label`
  ${labelLook}
  ${labelInRowLook}
`;

const Optional = styled.small`
  ${optionalLook}
`;

const Description = styled.div`
  ${descriptionLook}
`;
