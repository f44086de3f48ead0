import { selectSession } from '#/features/session/index.ts';
import type { Page } from '../browser/page.ts';
import { people, personNames, personWithId, type Person } from '../people/people.ts';
import type { MakeWatch } from './watch.ts';

/** The first mark of another person in a text. */
function strangerIn(text: string, person: Person): string | undefined {
  for (const name of personNames) {
    if (name === person.name) continue;
    const mark =
      people[name].marks.find((part) => text.includes(part)) ??
      (text.includes(people[name].userId) ? people[name].userId : undefined);
    if (mark !== undefined) return mark;
  }
  return undefined;
}

/** No data of one person reaches another one: in requests, in the database, or in the state of a page. */
export const watchPrivacy: MakeWatch = (world, tell) => {
  const looked = new WeakMap<Page, unknown>();
  /** Users who have logged in. With only one there is nothing to check. */
  const known = new Set<string>();
  return {
    observer: {
      onSent({ call, text, tokenOwner }) {
        if (tokenOwner !== undefined) known.add(tokenOwner);
        const person = known.size > 1 ? personWithId(tokenOwner) : undefined;
        const mark = person && strangerIn(text, person);
        if (mark !== undefined) tell('another person in a request', `${call} of ${person?.name} with ${mark}: ${text}`);
      },
    },
    onRecord(key, value) {
      if (known.size < 2) return;
      const person = personWithId(/(?:^|\/)(\d{6})\//.exec(key)?.[1]);
      const mark = person && strangerIn(JSON.stringify(value), person);
      if (mark !== undefined) tell('another person in the database', `${key} has ${mark}`);
    },
    afterStep() {
      if (known.size < 2) return;
      for (const page of world.openPages) {
        // A registration and a request for a new password are typed by their visitor, also over a page whose session has ended.
        const { registration: _registration, recovery: _recovery, ...late } = page.state.late;
        const session = selectSession(page.state);
        if (session.status !== 'success' || looked.get(page) === page.state.late) continue;
        looked.set(page, page.state.late);
        const person = personWithId(session.user.id);
        const mark = person && strangerIn(JSON.stringify(late), person);
        if (mark !== undefined) tell('another person in the page', `${person?.name} is logged in, ${mark} is there`);
      }
    },
  };
};
