import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Link } from './index.ts';

test('a link to another site says that it opens a new tab, and gives that page no opener', () => {
  render(
    <Link href="https://example.com/" isExternal>
      Central de Ajuda
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Central de Ajuda (abre em nova aba)' });
  // A visible space would be underlined.
  expect(link.firstChild).toHaveTextContent(/^Central de Ajuda$/, { normalizeWhitespace: false });
  expect(link.childNodes).toHaveLength(2);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a link within the site stays in the tab', () => {
  render(<Link href="/ofertasvw/polo">Polo</Link>);
  expect(screen.getByRole('link', { name: 'Polo' })).not.toHaveAttribute('target');
});

test('onPress can prevent navigation', async () => {
  const onPress = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <Link href="#entrar" onPress={onPress}>
      Entrar
    </Link>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onPress.mock.calls[0]?.[0]).toHaveProperty('defaultPrevented', true);
});
