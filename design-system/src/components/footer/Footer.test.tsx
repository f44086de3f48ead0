import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Footer } from './index.ts';

it('the footer is the menu’s target without script, with every section as plain links', () => {
  render(
    <Footer
      brand={{ href: '/', name: 'Sign & Drive' }}
      phone={{ label: '0800 000 0000', href: 'tel:08000000000' }}
      sections={[{ title: 'Institucional', links: [{ label: 'Perguntas Frequentes', href: '/faq' }] }]}
      copyright="© Sign & Drive"
    />,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveAttribute('id', 'rodape');
  expect(within(footer).getByRole('heading', { name: 'Institucional' })).toBeVisible();
  expect(within(footer).getByRole('link', { name: 'Perguntas Frequentes' })).toHaveAttribute('href', '/faq');
  expect(within(footer).getByRole('link', { name: '0800 000 0000' })).toHaveAttribute('href', 'tel:08000000000');
  expect(within(footer).getByRole('link', { name: 'Voltar ao topo' })).toHaveAttribute('href', '#topo');
});

it('a reduced footer reaches the phone, the legal links and the top by keyboard, and names its section', async () => {
  const user = userEvent.setup();
  render(
    <Footer
      variant="reduced"
      phone={{ label: '0800 000 0000', href: 'tel:08000000000' }}
      sections={[{ title: 'Informações Legais', links: [{ label: 'Termos de Uso', href: '/termos-de-uso' }] }]}
      copyright="© Sign & Drive"
    />,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Sign & Drive');
  expect(screen.getByRole('heading', { name: 'Informações Legais' })).toBeInTheDocument();
  for (const name of ['0800 000 0000', 'Termos de Uso', 'Voltar ao topo']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
});

it('a section without links is left out, with its heading', () => {
  render(<Footer sections={[{ title: 'Ofertas', links: [] }]} copyright="© Sign & Drive" />);
  expect(screen.queryByRole('heading', { name: 'Ofertas' })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('a link with an action of its own still opens a new tab', () => {
  const openDialog = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const links = [{ label: 'Para empresas', href: '/clientes', onPress: openDialog }];
  render(<Footer sections={[{ title: 'Institucional', links }]} copyright="© Sign & Drive" />);
  const link = screen.getByRole('link', { name: 'Para empresas' });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const newTab = createEvent.click(link, { [key]: true });
    fireEvent(link, newTab);
    expect(newTab.defaultPrevented).toBe(false);
  }
  expect(openDialog).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(openDialog).toHaveBeenCalledOnce();
});
