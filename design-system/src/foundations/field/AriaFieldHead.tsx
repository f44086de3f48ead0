import { Label as AriaLabel } from 'react-aria-components/Label';
import { Description, Label } from './Field.tsx';
import { OptionalNote } from './OptionalNote.tsx';
import type { FieldProps, FieldState } from './use-field.ts';

interface AriaFieldHeadProps {
  /** From `useField`. */
  field: FieldState;
  /** From `splitFieldProps`. */
  frame: Pick<FieldProps, 'label' | 'description' | 'isOptional'>;
}

/** Label and permanent help inside a field of React Aria, as `Field` has them for native controls. */
export function AriaFieldHead({ field, frame: { label, description, isOptional } }: AriaFieldHeadProps) {
  return (
    <>
      <Label as={AriaLabel} data-described={description !== undefined || undefined}>
        {label}
        {isOptional && <OptionalNote />}
      </Label>
      {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
    </>
  );
}
