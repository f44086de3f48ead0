import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectPresses, replayPresses, trackHandledPresses } from './press-replay.ts';

const onChoose = vi.fn<(choice: string) => void>();
const onFollow = vi.fn<(isFollowed: boolean) => void>();

/** A question that its answer removes, beside a link to another tab. */
function Question() {
  const [isOpen, setIsOpen] = useState(true);
  const choose = (choice: string) => () => {
    onChoose(choice);
    setIsOpen(false);
  };
  return (
    <>
      {isOpen && (
        <>
          <button type="button" onClick={choose('refused')}>
            Recusar
          </button>
          <button type="button" onClick={choose('accepted')}>
            Aceitar
          </button>
        </>
      )}
      <a href="/ajuda" target="_blank" onClick={({ defaultPrevented }) => onFollow(!defaultPrevented)}>
        Ajuda
      </a>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

let root: Root;

/** Hydrates the markup as `app/hydrate-page.tsx` does. */
function startHydration(page = <Question />) {
  root = hydrateRoot(document.body.firstElementChild ?? document.body, page);
  trackHandledPresses();
}

const hydrate = () => act(async () => startHydration());

const replay = () => act(replayPresses);

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  collectPresses();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Question />);
});

afterEach(() => {
  act(() => root.unmount());
  cleanup();
  document.body.replaceChildren();
  for (const listener of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(...listener);
  vi.restoreAllMocks();
  onChoose.mockReset();
  onFollow.mockReset();
  delete window.unhandledPresses;
});

describe('replayPresses', () => {
  it('repeats a press from before hydration once', async () => {
    button('Recusar').click();
    button('Recusar').click();
    await hydrate();
    expect(onChoose).not.toHaveBeenCalled();
    await replay();
    await replay();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('refused');
  });

  it('does not repeat a press that React has handled', async () => {
    await hydrate();
    await act(async () => screen.getByRole('link', { name: 'Ajuda' }).click());
    await replay();
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('skips a press whose control an earlier one has removed', async () => {
    button('Recusar').click();
    button('Aceitar').click();
    await hydrate();
    await replay();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('refused');
  });

  it('skips a press whose control has another text by now', async () => {
    function Coupon() {
      const text = useSyncExternalStore(
        () => () => undefined,
        () => 'Remover cupom',
        () => 'Tenho um cupom',
      );
      return (
        <button type="button" onClick={() => onChoose('removed')}>
          {text}
        </button>
      );
    }
    (document.body.firstElementChild as Element).innerHTML = renderToString(<Coupon />);
    button('Tenho um cupom').click();
    await act(async () => startHydration(<Coupon />));
    await replay();
    expect(onChoose).not.toHaveBeenCalled();
    await act(async () => button('Remover cupom').click());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('removed');
  });

  it('runs the handler of a link to another tab without following the link again', async () => {
    screen.getByRole('link', { name: 'Ajuda' }).click();
    await hydrate();
    await replay();
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('does not repeat the press at which React hydrates its section', async () => {
    function Section() {
      useEffect(() => void replayPresses(), []);
      return <Question />;
    }
    // Inside `act` React would run the effect after the press instead of during it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    startHydration(<Section />);
    // Dispatched like a tap: a nested `click()` on the same element does nothing.
    screen.getByRole('link', { name: 'Ajuda' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    vi.unstubAllGlobals();
    await replay();
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('repeats each press once when two sections hydrate at the same time', async () => {
    button('Recusar').click();
    screen.getByRole('link', { name: 'Ajuda' }).click();
    await hydrate();
    await act(async () => void (await Promise.all([replayPresses(), replayPresses()])));
    expect(onFollow).toHaveBeenCalledTimes(1);
  });
});
