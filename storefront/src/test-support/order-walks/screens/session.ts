/** The header with its menu, and the log-in over the page (features/session/screens/LoginDialog.tsx). */
import {
  loginSubmitted,
  logoutPressed,
  selectIsLoggedIn,
  selectLoginAttempt,
  selectSession,
} from '#/features/session/index.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { contentOf } from './order-view.ts';
import type { Page } from '../browser/page.ts';
import { people, type PersonName } from '../people/people.ts';
import type { Controls } from './screens.ts';

const isOrder = (page: Page): boolean => page.tab.entry.pathname.includes('/assinar/');

export const sessionControls: Controls = {
  openLogIn: (page) =>
    selectPageDialog(page.state) === undefined &&
    // In the header of a visitor without a session, and in the first step of an order.
    (selectSession(page.state).status !== 'success' || (isOrder(page) && contentOf(page) === 'login'))
      ? () => page.dispatch(dialogOpened({ name: 'login' }))
      : undefined,
  logIn: (page, name) =>
    selectPageDialog(page.state)?.name === 'login' && selectLoginAttempt(page.state).status !== 'sending'
      ? () => {
          const { login, password } = page.tab.world.network.credentialsOf(people[name as PersonName]);
          page.dispatch(loginSubmitted({ login, password: keepSecret(password) }));
        }
      : undefined,
  closeDialog: (page) =>
    selectPageDialog(page.state)?.name === 'login' ? () => page.dispatch(dialogClosed('login')) : undefined,
  logOut: (page) => (selectIsLoggedIn(page.state) ? () => page.dispatch(logoutPressed()) : undefined),
};
