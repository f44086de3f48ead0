import { useId, type ReactNode } from 'react';
import { useFormMessage } from './form-messages.ts';

/*
 * Props are written in parts, each taken whole: the manual's tables are read from the sources, and what a component takes
 * with `Omit` or `Pick` would be missing there.
 */

export interface LabelledProps {
  /** What is asked for; visible, above. */
  label: string;
}

/** What whatever asks for something takes. */
export interface FieldBasics {
  /** Help under the label; stays while the field is invalid. */
  description?: ReactNode;
  /** Name the form sends it by, and finds its message by. */
  name?: string;
  /** Ids of words elsewhere that describe it too; read after help and error. */
  'aria-describedby'?: string | undefined;
}

/** What an owner says of what was entered. */
export interface FieldVerdict {
  /**
   * What is wrong, in words. Given alone it makes the field invalid; with `isInvalid={false}` it isn't shown.
   * Left out, the message the Form around has for this `name` is shown.
   */
  errorMessage?: string | undefined;
  /** Whether the field shows as wrong. @default whether there is a message */
  isInvalid?: boolean | undefined;
}

/** What every field takes that has a control of its own and is judged by its owner. */
export interface FieldProps extends LabelledProps, FieldBasics, FieldVerdict {
  /** Whether it may stay empty: says "opcional". Required is not marked. @default false */
  isOptional?: boolean;
  /** Id of the control. @default one of its own */
  id?: string;
}

/** What the words of a field and its control have to know of each other. */
export interface FieldState {
  id: string;
  /** What is wrong, in words; undefined while nothing is. */
  message: string | undefined;
  /** Whether it is wrong without a message of its own. */
  isInvalid: boolean;
  descriptionId: string;
  errorId: string;
  /** To be spread over the control, last, so that nothing takes help or error out of its description. */
  control: {
    id: string;
    name: string | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

type FieldOwner = Pick<FieldProps, 'id' | 'name' | 'description' | 'errorMessage' | 'isInvalid' | 'aria-describedby'>;

/**
 * Takes a field's props apart: what `useField` asks for, what its frame shows, and the rest, which is the control's own.
 */
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
 * Ties a control to its label, help and error; the error is its owner's, or the one the Form has for its name.
 *
 * @param partId id of other words of the field itself (a count, a list of rules), made of the control's
 */
export function useField(
  { description, errorMessage, isInvalid: given, ...owner }: FieldOwner,
  partId?: (id: string) => string | undefined,
): FieldState {
  const ownId = useId();
  const id = owner.id ?? ownId;
  const formMessage = useFormMessage(owner.name);
  const message = given === false ? undefined : (errorMessage ?? formMessage);
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
