import { useEffect, type RefObject } from 'react';

/**
 * Lets a reset of the form keep the owner's choice in a controlled field. React changes only the state of a checkbox, a
 * radio or a select, and a reset restores their attributes. Call it after `useInputBeforeHydration`, which compares with
 * the attributes.
 */
export function useKeptOnReset(field: RefObject<HTMLElement | null>, isControlled: boolean) {
  useEffect(() => {
    if (!isControlled) return;
    for (const input of field.current?.querySelectorAll('input') ?? []) input.defaultChecked = input.checked;
    for (const option of field.current?.querySelectorAll('option') ?? []) option.defaultSelected = option.selected;
  });
}
