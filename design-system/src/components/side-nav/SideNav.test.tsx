import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SideNav, type SideNavItem } from './index.ts';

const leave = vi.fn<() => void>();
const items: SideNavItem[] = [
  { label: 'Meu plano', href: '/conta/plano', icon: 'car' },
  { label: 'Contato', href: 'https://example.com/', isExternal: true },
  { label: 'Sair', onPress: leave },
];

test.each([false, true])('the landmark is named by its heading, hidden or not (%s)', (isHeadingHidden) => {
  render(<SideNav heading="Gerenciar assinatura" items={items} isHeadingHidden={isHeadingHidden} />);
  expect(screen.getByRole('navigation', { name: 'Gerenciar assinatura' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Gerenciar assinatura' })).toBeInTheDocument();
});

test('only the item of currentHref is marked, as the current page or as the current section', () => {
  const { rerender } = render(<SideNav heading="Conta" items={items} currentHref="/conta/plano" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Meu plano');
  rerender(
    <SideNav
      heading="Assuntos"
      items={[
        { label: 'Preço', href: '#preco' },
        { label: 'Documentos', href: '#documentos' },
      ]}
      currentHref="#documentos"
    />,
  );
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Documentos');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

test('a link to another site says that it opens a new tab, and gives that page no opener', () => {
  render(<SideNav heading="Conta" items={items} />);
  const link = screen.getByRole('link', { name: 'Contato (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test("an action is a button, and onPress can prevent a link's navigation", async () => {
  const onPress = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(<SideNav heading="Conta" items={[...items, { label: 'Preço', href: '#preco', onPress }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith();
  await userEvent.click(screen.getByRole('link', { name: 'Preço' }));
  expect(onPress.mock.calls[0]?.[0]).toHaveProperty('defaultPrevented', true);
});
