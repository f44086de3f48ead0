import { outcomeOf, stepOf } from '../reading.ts';
import type { Tab } from '../tab.ts';
import type { MakeWatch } from './watch.ts';

const watched: Readonly<Record<string, readonly string[]>> = {
  dados: ['name', 'company', 'position'],
  endereco: ['street', 'number', 'complement', 'district'],
};

/** Input is not lost: a form that is opened again has the last input. */
export const watchTyping: MakeWatch = ({ tabs }, tell) => {
  /** By person, form and field: the value, and the tab it was typed in. */
  const typed = new Map<string, { value: string; tab: Tab }>();

  function forget(userId: string | undefined): void {
    for (const key of typed.keys()) if (userId === undefined || key.startsWith(`${userId} `)) typed.delete(key);
  }

  return {
    onPress(tab, control) {
      // Log-out deletes drafts.
      if (control === 'logOut') forget(tab.shown.session?.userId);
      if (control !== 'submitPersonal' && control !== 'submitAddress') return;
      // Values submitted by this tab replace those typed in another one.
      const form = control === 'submitPersonal' ? 'dados' : 'endereco';
      for (const [key, { tab: other }] of typed) if (key.includes(` ${form} `) && other !== tab) typed.delete(key);
    },
    onPressed(tab, control) {
      const [name = '', typedField = ''] = control.split(':');
      const form = stepOf(tab.shown);
      const userId = tab.shown.session?.userId;
      if (!/^(type|fill)/.test(name) || form === undefined || userId === undefined) return;
      for (const field of watched[form] ?? []) {
        const key = `${userId} ${form} ${field}`;
        const value = tab.shown.values[field];
        if (value !== undefined && (field === typedField || typed.has(key))) typed.set(key, { value, tab });
      }
    },
    afterStep() {
      for (const tab of tabs) {
        const { shown } = tab;
        const userId = shown.session?.userId;
        if (typeof outcomeOf(shown) === 'object') forget(userId);
        const form = stepOf(shown);
        if (form === undefined || userId === undefined || shown.dialog !== undefined) continue;
        for (const field of watched[form] ?? []) {
          const key = `${userId} ${form} ${field}`;
          const before = typed.get(key);
          const value = shown.values[field];
          if (!before || before.tab !== tab || value === undefined || before.value === value) continue;
          tell(`typed text lost: ${form}`, `${field}: ${before.value} → ${value}`);
          typed.delete(key);
        }
      }
    },
  };
};
