import { useId, type ReactNode } from 'react';
import { useFormMessage } from './form-messages.ts';

/*
 * Props are composed of whole interfaces. The manual's tables are generated from the sources, and props taken with
 * `Omit` or `Pick` would be missing there.
 */

export interface LabelledProps {
  /** Visible label above the field. */
  label: string;
}

/** Props of every field or group. */
export interface FieldBasics {
  /** Help below the label, also visible while the field is invalid. */
  description?: ReactNode;
  /** Name of the submitted value; the Form's message for this name is shown. */
  name?: string;
  /** Ids of further descriptions; announced after help and error. */
  'aria-describedby'?: string | undefined;
}

/** Result of the owner's validation. */
export interface FieldVerdict {
  /**
   * Error message. Unless empty, it makes the field invalid; with `isInvalid={false}` it isn't shown. Without it the
   * Form's message for this `name` is shown.
   */
  errorMessage?: string | undefined;
  /** Whether the field is shown as invalid. @default whether there is a message */
  isInvalid?: boolean | undefined;
}

/** Props of every field with one control and validation by its owner. */
export interface FieldProps extends LabelledProps, FieldBasics, FieldVerdict {
  /** Whether an empty value is valid: "opcional" is shown. Required is not marked. @default false */
  isOptional?: boolean;
  /** Id of the control. @default generated */
  id?: string;
}

/** State that a field's frame and its control share. */
export interface FieldState {
  id: string;
  /** Error message; undefined if valid. */
  message: string | undefined;
  /** Whether it is invalid without a message. */
  isInvalid: boolean;
  descriptionId: string;
  errorId: string;
  /** Attributes of the control. Spread them last, so that no prop replaces help or error as its description. */
  control: {
    id: string;
    name: string | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

type FieldOwner = Pick<FieldProps, 'id' | 'name' | 'description' | 'errorMessage' | 'isInvalid' | 'aria-describedby'>;

/** Splits a field's props into those of `useField`, those of its frame, and the control's own. */
export function splitFieldProps<Props extends Omit<FieldProps, 'label'> & { label: ReactNode }>({
  label,
  description,
  errorMessage,
  isInvalid,
  isOptional = false,
  name,
  id,
  'aria-describedby': describedBy,
  ...own
}: Props) {
  return {
    owner: { id, name, description, errorMessage, isInvalid, 'aria-describedby': describedBy } satisfies FieldOwner,
    frame: { label: label as Props['label'], description, isOptional },
    own,
  };
}

/**
 * Connects a control with its label, help and error. The error is the owner's, or else the Form's for its name.
 * @param partId returns the id of another description in the field (a count, a list of rules), derived from the
 * control's id
 */
export function useField(
  { description, errorMessage, isInvalid: given, ...owner }: FieldOwner,
  partId?: (id: string) => string | undefined,
): FieldState {
  const ownId = useId();
  const id = owner.id ?? ownId;
  const formMessage = useFormMessage(owner.name);
  const message = given === false ? undefined : errorMessage || formMessage || undefined;
  const isInvalid = given ?? message !== undefined;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [
    description !== undefined && descriptionId,
    message !== undefined && errorId,
    partId?.(id),
    owner['aria-describedby'],
  ].filter(Boolean);
  return {
    id,
    message,
    isInvalid,
    descriptionId,
    errorId,
    control: {
      id,
      name: owner.name,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': describedBy.join(' ') || undefined,
    },
  };
}
