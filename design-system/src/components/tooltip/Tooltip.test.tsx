import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';

test('keyboard focus shows the tooltip and describes the control; blur hides it', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Neste aparelho">
      <IconButton icon="heart" label="Guardar oferta" />
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Guardar oferta' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Neste aparelho');
  expect(button).toHaveAccessibleDescription('Neste aparelho');
  await user.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).not.toHaveAccessibleDescription();
});

test('a text that repeats the name is announced once', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Guardar oferta" repeatsLabel>
      <IconButton icon="heart" label="Guardar oferta" />
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Guardar oferta' })).not.toHaveAttribute('aria-describedby');
});

test.each([false, true])(
  'pressing the control activates it and hides the tooltip (repeatsLabel: %s)',
  async (repeats) => {
    const user = userEvent.setup();
    const onPress = vi.fn<() => void>();
    render(
      <Tooltip text="Neste aparelho" repeatsLabel={repeats}>
        <IconButton icon="heart" label="Guardar oferta" onPress={onPress} />
      </Tooltip>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
);

test('Escape hides the tooltip and closes nothing around it', async () => {
  const user = userEvent.setup();
  const onEscape = vi.fn<() => void>();
  document.addEventListener('keydown', onEscape);
  render(
    <Tooltip text="Neste aparelho">
      <IconButton icon="heart" label="Guardar oferta" />
    </Tooltip>,
  );
  await user.tab();
  onEscape.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(onEscape).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onEscape);
});
