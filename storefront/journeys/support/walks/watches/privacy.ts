import { personWithId, strangerIn, type Person } from '../people.ts';
import type { SentRequest } from '../tab.ts';
import type { MakeWatch } from './watch.ts';

/** No data of one person reaches another one: in requests, in the browser's database, or in a page. */
export const watchPrivacy: MakeWatch = ({ tabs }, tell) => {
  const owners = new Map<string, Person>();
  const sent: SentRequest[] = [];
  return {
    onSent(request) {
      sent.push(request);
    },
    afterStep() {
      for (const { shown } of tabs) {
        const person = personWithId(shown.session?.userId);
        if (!person || !shown.session) continue;
        owners.set(shown.session.token, person);
        const mark = strangerIn(`${shown.text} ${JSON.stringify(shown.values)}`, person);
        if (mark !== undefined) tell('another person in the page', `${person.name} is logged in, ${mark} is there`);
      }
      for (const { shown } of tabs) {
        for (const [key, value] of Object.entries(shown.records)) {
          const owner = personWithId(/ "(\d{4})\//.exec(key)?.[1]);
          const mark = owner && strangerIn(value, owner);
          if (mark !== undefined) tell('another person in the database', `${key} has ${mark}`);
        }
      }
      for (const { token, method, text } of sent.splice(0)) {
        const person = token === undefined ? undefined : owners.get(token);
        const mark = person && strangerIn(text, person);
        if (mark !== undefined)
          tell('another person in a request', `${method} of ${person?.name} with ${mark}: ${text}`);
      }
    },
  };
};
