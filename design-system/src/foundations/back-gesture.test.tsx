import { useState, type ReactElement } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AlertDialog } from '../components/alert-dialog/index.ts';
import { Dialog } from '../components/dialog/index.ts';
import { Drawer } from '../components/drawer/index.ts';

/** A browser whose back gesture goes to the newest watcher, on a device with this pointer. */
function browserWith(pointer: 'coarse' | 'fine') {
  const watchers: EventTarget[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { watchers, goBack: () => act(() => void watchers.pop()?.dispatchEvent(new Event('close'))) };
}

type Overlay = (props: { onOpenChange: (isOpen: boolean) => void }) => ReactElement;

async function open(Content: Overlay) {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
        {isOpen && <Content onOpenChange={setIsOpen} />}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(opener);
  return opener;
}

const greeting: Overlay = (props) => (
  <Dialog {...props} isOpen title="Entrar">
    Texto
  </Dialog>
);

const menu: Overlay = (props) => (
  <Drawer {...props} title="Ofertas">
    Texto
  </Drawer>
);

const question = (props: { onOpenChange: (isOpen: boolean) => void }, isPending = false) => (
  <AlertDialog
    {...props}
    isOpen
    title="Cancelar o pedido?"
    actionLabel="Cancelar pedido"
    pendingLabel="Cancelando"
    isPending={isPending}
    onAction={() => undefined}
  >
    Não pode ser desfeito.
  </AlertDialog>
);

test.each<[string, 'dialog' | 'alertdialog', Overlay]>([
  ['a dialog', 'dialog', greeting],
  ['a drawer', 'dialog', menu],
  ['a question', 'alertdialog', (props) => question(props)],
])('the back gesture of a phone closes %s and restores focus', async (_, role, content) => {
  const { watchers, goBack } = browserWith('coarse');
  const opener = await open(content);
  expect(screen.getByRole(role)).toBeVisible();
  goBack();
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  expect(watchers).toEqual([]);
});

test('a question whose answer is pending stays open, however often the gesture is made', async () => {
  const { goBack } = browserWith('coarse');
  await open((props) => question(props, true));
  goBack();
  goBack();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('Escape and the close button leave no watcher, and a device with a mouse has none', async () => {
  const { watchers } = browserWith('coarse');
  await open(greeting);
  await userEvent.keyboard('{Escape}');
  expect(watchers).toEqual([]);
  const desktop = browserWith('fine');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(desktop.watchers).toEqual([]);
});
