import { createAction } from '@reduxjs/toolkit';
import { useCallback, type FocusEvent } from 'react';
import { useDispatch } from 'react-redux';
import { isCep, isEmail, isPhone } from '#/domain/contact/contact.ts';

/** What tells a person, and is measured as its hash only (spec §7). */
export interface Identifier {
  kind: 'email' | 'phone' | 'cep';
  /** As it was typed. */
  value: string;
}

/** A visitor went on from a field. */
export const fieldLeft = createAction<{
  /** `login`, `recovery`, `registration`… */
  form: string;
  /** Its name. */
  field: string;
  /** What it says, where that is an e-mail, a telephone or a CEP; nothing else that was typed is told. */
  identifier?: Identifier;
}>('form/fieldLeft');

/**
 * Tells of each field that is left. Spread it on the element around a form's fields:
 * `<div {...useFieldLeft('login')}>`.
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

/** A composed field says its name on its root. Buttons and links have none. */
function nameOf(target: HTMLElement): string | undefined {
  const isField = target.matches('input:not([type="hidden"]), select, textarea');
  const name = isField ? target.getAttribute('name') : '';
  return name || target.closest<HTMLElement>('[data-field]')?.dataset['field'] || undefined;
}

/** By what the field asks browsers to fill in. One that may hold several things tells by what it holds. */
function identifierIn(target: HTMLElement): Identifier | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { value } = target;
  const asked = target.autocomplete;
  if (/^(email|username)$/.test(asked)) return isEmail(value) ? { kind: 'email', value } : undefined;
  if (asked.startsWith('tel')) return isPhone(value) ? { kind: 'phone', value } : undefined;
  if (asked === 'postal-code') return isCep(value) ? { kind: 'cep', value } : undefined;
  return undefined;
}
