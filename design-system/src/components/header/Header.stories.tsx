import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Header, HeaderHelp, SessionMenuButton, type HeaderProps, type HeaderSession } from './index.ts';
import { sampleBrand } from './sample-brand.tsx';

const sample: HeaderProps = {
  brand: sampleBrand,
  submenu: { label: 'Ofertas', href: '/#ofertas', panelId: 'menu-ofertas', onPress: () => undefined },
  items: [
    { label: 'Comparar custos', href: '/calculadoracomparativa' },
    { label: 'Central de Ajuda', href: '/faq' },
  ],
  session: { state: 'anonymous', href: '/entrar' },
};

const meta = preview.meta({
  title: 'Components/Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: sample,
});

export const Anonymous = meta.story({});
export const CurrentPage = meta.story({
  args: {
    items: [
      { label: 'Ofertas', href: '/ofertasvw' },
      { label: 'Comparar custos', href: '/calculadoracomparativa', isCurrent: true },
    ],
  },
});
export const SessionHint = meta.story({ args: { session: { state: 'hint', href: '/conta' } } });
export const SessionKnown = meta.story({
  args: { session: { state: 'known', href: '/conta', greeting: 'Olá, Pessoa Exemplo' } },
});
/** In the narrowest slot a usual name wraps to two lines and isn't cut. */
export const SessionKnownOnNotebook = meta.story({
  args: { session: { state: 'known', href: '/conta', greeting: 'Olá, Alessandra Vasconcelos' } },
  globals: { viewport: { value: 'width1024', isRotated: false } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Olá, Alessandra Vasconcelos');
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
});
export const LongGreeting = meta.story({
  args: { session: { state: 'known', href: '/conta', greeting: 'Olá, Nomedeexemplo Extraordinariamentelongo' } },
});
export const LongGreetingWithMenu = meta.story({
  args: {
    ...LongGreeting.input.args,
    sessionMenu: (
      <SessionMenuButton
        greeting="Olá, Nomedeexemplo Extraordinariamentelongo"
        onPress={() => undefined}
        aria-expanded={false}
        aria-haspopup="menu"
      />
    ),
  },
  play: async ({ canvas }) => {
    const [chevron, user] = canvas.getByRole('button', { name: /^Olá/ }).querySelectorAll('svg');
    await expect(chevron?.getBoundingClientRect().width).toBe(20);
    await expect(user?.getBoundingClientRect().width).toBe(24);
  },
});
export const Partner = meta.story({
  args: { brand: { href: '/loja-exemplo', name: sampleBrand.name, partner: { name: 'Loja Exemplo' } } },
});

/** Drawn for a light background, as partners' logos are. */
const logoSrc = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96"><path d="M0 80 48 16l48 64zM120 32h200v32H120z"/></svg>')}`;
export const PartnerWithLogo = meta.story({
  args: { brand: { href: '/loja-exemplo', name: sampleBrand.name, partner: { name: 'Loja Exemplo', logoSrc } } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Loja Exemplo por Sign\s&\sDrive ?, página inicial$/ });
    await expect(link).toBeVisible();
    // All logos have the same box, so that loading one shifts nothing.
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().height).toBeGreaterThan(39);
  },
});
export const PartnerWithLogoOnStage = meta.story({ args: { ...PartnerWithLogo.input.args, surface: 'stage' } });
export const PartnerWithLogoThatFails = meta.story({
  args: {
    brand: {
      href: '/loja-exemplo',
      name: sampleBrand.name,
      partner: { name: 'Loja Exemplo', logoSrc: 'data:image/svg+xml,isto-nao-abre' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('Loja Exemplo').getBoundingClientRect().width).toBeGreaterThan(44);
  },
});
export const PartnerWithLongName = meta.story({
  args: {
    brand: {
      href: '/loja',
      name: sampleBrand.name,
      partner: { name: 'Concessionária de Exemplo do Vale do Paraíba e Litoral Norte' },
    },
  },
});
export const OnStage = meta.story({ args: { surface: 'stage' } });
export const SubmenuOpen = meta.story({
  args: {
    submenu: {
      label: 'Ofertas',
      href: '/#ofertas',
      panelId: 'menu-ofertas',
      panel: <span id="menu-ofertas" />,
      isOpen: true,
      onPress: () => undefined,
    },
  },
});
export const SubmenuOpenOnStage = meta.story({ args: { ...SubmenuOpen.input.args, surface: 'stage' } });
const classic: Partial<HeaderProps> = {
  variant: 'classic',
  submenu: undefined,
  session: undefined,
  items: [
    { label: 'Veículos', href: '/#ofertas' },
    { label: 'Perguntas frequentes', href: '/faq' },
    { label: 'Área do cliente', href: '/clientes', isCurrent: true },
  ],
};
export const Classic = meta.story({ args: classic });
export const ClassicOnPhone = meta.story({
  args: classic,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
const reduced: Partial<HeaderProps> = {
  help: <HeaderHelp label="Preciso de ajuda" href="https://ajuda.exemplo.invalid" />,
};
export const Reduced = meta.story({ args: reduced });
export const ReducedOnPhone = meta.story({
  args: { ...reduced, ...PartnerWithLongName.input.args },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const Fixed = meta.story({ args: { place: 'fixed' } });

export const HiddenUntilFocused = meta.story({
  args: { place: 'hidden' },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(header.getBoundingClientRect().top).toBe(0);
  },
});
export const LongNameOnPhone = meta.story({
  args: PartnerWithLongName.input.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

const sessions: HeaderSession[] = [
  { state: 'anonymous', href: '/entrar' },
  { state: 'hint', href: '/conta' },
  { state: 'known', href: '/conta', greeting: 'Olá, Ana' },
  { state: 'known', href: '/conta', greeting: 'Olá, Nomedeexemplo Extraordinariamentelongo' },
];

export const SessionStatesShiftNothing = meta.story({
  render: (args) => (
    <Several>
      {sessions.map((session, place) => (
        <Header key={place} {...args} session={session} navigationLabel={`Principal ${place + 1}`} />
      ))}
    </Several>
  ),
  // Several pages' headers on one page, which axe rightly reports.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('header')].map((header) => {
      const icon = header.querySelector('svg')?.getBoundingClientRect();
      return [icon?.left, header.getBoundingClientRect().height];
    });
    await expect(icons).toHaveLength(sessions.length);
    for (const icon of icons) await expect(icon).toEqual(icons[0]);
  },
});

const openLogin = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Keyboard = meta.story({
  args: { session: { state: 'anonymous', href: '/entrar', onPress: openLogin } },
  play: async ({ canvas }) => {
    openLogin.mockClear();
    const stops: string[] = [];
    const last = canvas.getByRole('link', { name: 'Entrar' });
    while (document.activeElement !== last && stops.length < 8) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? '');
    }
    await expect(stops.at(0)).toBe('Sign&Drive');
    await expect(stops.at(-1)).toBe('Entrar');
    await userEvent.keyboard('{Enter}');
    await expect(openLogin).toHaveBeenCalledOnce();
  },
});

const Several = styled.div`
  display: grid;
  gap: var(--space-4);
`;
