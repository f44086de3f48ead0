import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { createApp, type AppOptions } from './app.tsx';

/**
 * Opens a page of the store like a visitor: the real routes, screens, sagas and watchers with fake services. The whole
 * document is rendered. At its end the test fails for console errors, crashes and unexpected calls.
 */
export function renderApp(url: string, options: Omit<AppOptions, 'report'> = {}) {
  const crashes: unknown[] = [];
  const complaints = vi.spyOn(console, 'error');
  // jsdom has no layout to scroll.
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const app = createApp(url, { ...options, report: (crash) => crashes.push(crash) });
  const user = userEvent.setup();
  const { unmount } = render(app.element, { container: document as never, baseElement: document.body });
  let areComplaintsExpected = false;

  onTestFinished(() => {
    unmount();
    app.stop();
    const said = complaints.mock.calls;
    complaints.mockRestore();
    scroll.mockRestore();
    expect(app.ports.unexpected, 'unexpected calls').toEqual([]);
    expect(crashes, 'crashed watchers').toEqual([]);
    if (!areComplaintsExpected) expect(said, 'complaints on the console').toEqual([]);
  });

  return {
    ...app,
    user,
    /** The page's URL, without its base path. */
    url: () => app.router.state.location.href,
    /** Allows console errors, for a test of a failing page: React logs its error. */
    expectComplaints: () => {
      complaints.mockImplementation(() => undefined);
      areComplaintsExpected = true;
    },
  };
}
