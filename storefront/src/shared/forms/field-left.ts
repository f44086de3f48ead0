import { createAction } from '@reduxjs/toolkit';
import { useCallback, type FocusEvent } from 'react';
import { useDispatch } from 'react-redux';
import { isCep, isEmail, isPhone } from '#/domain/contact/contact.ts';

/** Identifies a person; only its hash is sent to analytics (spec §7). */
export interface Identifier {
  kind: 'email' | 'phone' | 'cep';
  /** The value as typed. */
  value: string;
}

/** The visitor has left a field. */
export const fieldLeft = createAction<{
  /** `login`, `recovery`, `registration`… */
  form: string;
  /** Name of the field. */
  field: string;
  /** The value of an e-mail, telephone or CEP field; other values are never included. */
  identifier?: Identifier;
}>('form/fieldLeft');

/**
 * Dispatches an event for each field that loses focus. Spread it on the element around a form's fields: `<div
 * {...useFieldLeft('login')}>`.
 */
export function useFieldLeft(form: string): { onBlur: (event: FocusEvent<HTMLElement>) => void } {
  const dispatch = useDispatch();
  const onBlur = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const field = nameOf(target);
      if (field === undefined) return;
      const identifier = identifierIn(target);
      dispatch(fieldLeft({ form, field, ...(identifier && { identifier }) }));
    },
    [dispatch, form],
  );
  return { onBlur };
}

/** A composed field has its name on its root. Buttons and links have none. */
function nameOf(target: HTMLElement): string | undefined {
  const isField = target.matches('input:not([type="hidden"]), select, textarea');
  const name = isField ? target.getAttribute('name') : '';
  return name || target.closest<HTMLElement>('[data-field]')?.dataset['field'] || undefined;
}

/** The kind follows from the field's autofill token; a field for several kinds depends on its value. */
function identifierIn(target: HTMLElement): Identifier | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { value } = target;
  const asked = target.autocomplete;
  if (/^(email|username)$/.test(asked)) return isEmail(value) ? { kind: 'email', value } : undefined;
  if (asked.startsWith('tel')) return isPhone(value) ? { kind: 'phone', value } : undefined;
  if (asked === 'postal-code') return isCep(value) ? { kind: 'cep', value } : undefined;
  return undefined;
}
