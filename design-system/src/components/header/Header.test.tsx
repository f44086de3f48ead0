import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Header, HeaderHelp, SessionMenuButton, type HeaderProps } from './index.ts';
import { sampleBrand } from './sample-brand.tsx';
import { pageWithoutScript } from '../../../manual/without-script.tsx';

const props: HeaderProps = {
  brand: sampleBrand,
  items: [
    { label: 'Ofertas', href: '/ofertasvw', isCurrent: true },
    { label: 'Central de Ajuda', href: 'https://ajuda.exemplo.invalid' },
  ],
  session: { state: 'anonymous', href: '/entrar' },
};

describe('Header', () => {
  it('marks the current page', () => {
    render(<Header {...props} />);
    expect(screen.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Ofertas');
  });

  it('labels a link to another site as opening in a new tab', () => {
    const help = { label: 'Central de Ajuda', href: 'https://ajuda.exemplo.invalid', isExternal: true };
    render(<Header {...props} items={[help]} />);
    const link = screen.getByRole('link', { name: 'Central de Ajuda (abre em nova aba)', hidden: true });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['a logo', '/logo.svg', 'canvas'],
    ['no logo', undefined, 'stage'],
  ])('over a dark page, the header of a partner with %s (%s) has the %s background', (_, logoSrc, ground) => {
    render(
      <Header
        {...props}
        surface="stage"
        brand={{ href: '/viaduto', name: 'Sign & Drive', partner: { name: 'Viaduto', logoSrc } }}
      />,
    );
    expect(screen.getByRole('banner')).toHaveAttribute('data-surface', ground);
  });

  it("links to the partner's home page", () => {
    render(<Header {...props} brand={{ href: '/viaduto', name: 'Sign & Drive', partner: { name: 'Viaduto' } }} />);
    expect(screen.getByRole('link', { name: /^Viaduto.*, página inicial$/ })).toHaveAttribute('href', '/viaduto');
  });

  it.each([
    [{ state: 'anonymous', href: '/entrar' }, 'Entrar'],
    [{ state: 'hint', href: '/conta', greeting: 'Olá, Maria' }, 'Minha conta'],
    [{ state: 'known', href: '/conta', greeting: 'Olá, Maria Clara' }, 'Olá, Maria Clara'],
    [{ state: 'known', href: '/conta' }, 'Minha conta'],
  ] as const)('links from %o to "%s"', (session, name) => {
    render(<Header {...props} session={session} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', session.href);
  });

  it('opens the log-in dialog on a plain click, but not when a new tab is requested', () => {
    const onPress = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(<Header {...props} session={{ state: 'anonymous', href: '/entrar', onPress }} />);
    const link = screen.getByRole('link', { name: 'Entrar' });

    const newTab = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, newTab);
    expect(newTab.defaultPrevented).toBe(false);
    expect(onPress).not.toHaveBeenCalled();

    const plain = createEvent.click(link);
    fireEvent(link, plain);
    expect(plain.defaultPrevented).toBe(true);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("links to the footer's navigation without script", () => {
    const page = pageWithoutScript(<Header {...props} menu={{ onPress: () => undefined }} />);
    const menu = page.querySelector('[aria-label="Menu"]');
    expect(menu).toHaveAttribute('href', '#rodape');
    expect(menu).not.toHaveAttribute('role');
  });

  it('replaces the menu link by a button after hydration, and keeps focus on it', () => {
    const page = document.createElement('div');
    document.body.append(page);
    const header = <Header {...props} menu={{ onPress: () => undefined }} />;
    page.innerHTML = renderToString(header);
    const link = page.querySelector<HTMLElement>('[aria-label="Menu"]');
    link?.focus();
    act(() => {
      hydrateRoot(page, header);
    });
    const menu = screen.getByRole('button', { name: 'Abrir menu', expanded: false });
    expect(menu).toHaveFocus();
    // Screen readers keep the first role of an element, so a new element is rendered.
    expect(menu).not.toBe(link);
    page.remove();
  });

  it('replaces the session link by the account menu, which keeps its focus but takes no other', () => {
    const session: HeaderProps['session'] = { state: 'hint', href: '/conta' };
    const menu = (
      <SessionMenuButton
        greeting="Olá, Maria Clara"
        onPress={() => undefined}
        aria-expanded={false}
        aria-haspopup="menu"
      />
    );
    const { rerender } = render(<Header {...props} session={session} />);
    screen.getByRole('link', { name: 'Minha conta' }).focus();
    rerender(<Header {...props} session={session} sessionMenu={menu} />);
    expect(screen.getByRole('button', { name: 'Olá, Maria Clara' })).toHaveFocus();

    rerender(<Header {...props} session={session} />);
    const brand = screen.getByRole('link', { name: 'Sign & Drive, página inicial' });
    brand.focus();
    rerender(<Header {...props} session={session} sessionMenu={menu} />);
    expect(brand).toHaveFocus();
  });

  it("names the submenu's panel only while the panel is rendered", () => {
    const submenu = { label: 'Ofertas', href: '/#ofertas', panelId: 'painel', onPress: () => undefined };
    const { rerender } = render(<Header {...props} items={[]} submenu={submenu} />);
    const button = screen.getByRole('button', { name: 'Ofertas', hidden: true });
    expect(button).not.toHaveAttribute('aria-controls');
    rerender(<Header {...props} items={[]} submenu={{ ...submenu, isOpen: true, panel: <div id="painel" /> }} />);
    expect(button).toHaveAttribute('aria-controls', 'painel');
  });

  it('reaches only home, session and help by keyboard when it is reduced', async () => {
    const user = userEvent.setup();
    const help = <HeaderHelp label="Preciso de ajuda" href="https://ajuda.exemplo.invalid" />;
    render(<Header {...props} menu={{ onPress: () => undefined }} help={help} />);
    for (const name of ['Sign & Drive, página inicial', 'Entrar', 'Preciso de ajuda (abre em nova aba)']) {
      await user.tab();
      expect(screen.getByRole('link', { name })).toHaveFocus();
    }
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('opens the menu with the key "%s"', async (key) => {
    const user = userEvent.setup();
    const onPress = vi.fn<() => void>();
    render(<Header {...props} menu={{ onPress }} />);
    screen.getByRole('button', { name: 'Abrir menu' }).focus();
    await user.keyboard(key);
    expect(onPress).toHaveBeenCalledOnce();
  });
});
