import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button } from '../button/index.ts';
import { Header, SessionMenuButton } from '../header/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { Menu, type MenuGroup, type MenuProps } from './index.ts';
import { sampleBrand } from '../header/sample-brand.tsx';

const download = fn();

const orderActions: readonly MenuGroup[] = [
  {
    key: 'documents',
    title: 'Documentos',
    items: [
      { id: 'contract', label: 'Baixar contrato', icon: 'download', onPress: download },
      { id: 'receipt', label: 'Ver recibos', icon: 'document', href: '#recibos' },
    ],
  },
  {
    key: 'order',
    items: [
      { id: 'pickup', label: 'Trocar o local de retirada', icon: 'pin', note: 'Até dois dias antes', onPress: fn() },
      {
        id: 'payment',
        label: 'Trocar a forma de pagamento',
        icon: 'pencil',
        disabledReason: 'Há um boleto em compensação',
      },
      { id: 'cancel', label: 'Cancelar pedido', icon: 'trash', isDestructive: true, onPress: fn() },
    ],
  },
];

/* The account menu of spec 2.3, in its order. */
const account: readonly MenuGroup[] = [
  {
    key: 'places',
    items: [
      { id: 'help', label: 'Central de Ajuda', icon: 'info', href: 'https://ajuda.exemplo.invalid/', isExternal: true },
      { id: 'order', label: 'Status do pedido', icon: 'clock', href: '#status-pedido' },
      { id: 'plan', label: 'Meu plano', icon: 'car', href: '#plano' },
      { id: 'account', label: 'Minha conta', icon: 'user', href: '#minha-conta' },
      { id: 'contact', label: 'Contato', icon: 'chat', href: 'https://contato.exemplo.invalid/', isExternal: true },
    ],
  },
  { key: 'leave', items: [{ id: 'leave', label: 'Sair', icon: 'log-out', onPress: fn() }] },
];

const onPhone = { viewport: { value: 'mobile1', isRotated: false } };

const meta = preview.meta({
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    label: 'Mais ações',
    groups: orderActions,
    trigger: (trigger) => (
      <Button variant="secondary" {...trigger}>
        Mais ações
        <Icon name="chevron-down" size="small" />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
});

const openIt = async ({ canvas }: { canvas: { getByRole: typeof screen.getByRole } }) => {
  canvas.getByRole('button', { name: /Mais ações|Olá/ }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
};

export const Closed = meta.story({});
export const Open = meta.story({ play: openIt });
export const FromAnIconAtTheEdge = meta.story({
  args: { align: 'end', trigger: (trigger) => <IconButton icon="more" label="Mais ações" {...trigger} /> },
  render: (args) => (
    <End>
      <Menu {...args} />
    </End>
  ),
  play: async (context) => {
    await openIt(context);
    const place = screen.getByRole('menu').getBoundingClientRect();
    await expect(place.left).toBeGreaterThanOrEqual(0);
    await expect(place.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
export const OnPhone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await openIt(context);
    const sheet = screen.getByRole('dialog').getBoundingClientRect();
    await expect([sheet.left, sheet.width]).toEqual([0, window.innerWidth]);
    for (const row of screen.getAllByRole('menuitem')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    }
  },
});
export const LongText = meta.story({
  globals: onPhone,
  args: {
    label: 'Mais ações para o pedido SDI480112 do T-Cross Comfortline',
    groups: [
      {
        key: 'all',
        items: [
          {
            id: 'long',
            label: 'Trocar a concessionária de retirada por outra mais perto do novo endereço',
            icon: 'pin',
            note: 'Possível até dois dias úteis antes da data combinada, sem custo e sem perder o lugar na fila',
          },
          { id: 'word', label: 'Extraordinariamentecompridosemespaçonenhum', icon: 'document' },
        ],
      },
    ],
  },
  play: async (context) => {
    await openIt(context);
    const list = screen.getByRole('menu');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

const greetingButton: MenuProps['trigger'] = (trigger) => (
  <SessionMenuButton greeting="Olá, Maria Clara" {...trigger} />
);

function AccountMenu(args: MenuProps) {
  return (
    <Header
      brand={sampleBrand}
      items={[
        { label: 'Ofertas', href: '#ofertas' },
        { label: 'Comparar custos', href: '#comparar' },
      ]}
      session={{ state: 'known', href: '#conta', greeting: 'Olá, Maria Clara' }}
      sessionMenu={<Menu {...args} trigger={greetingButton} />}
    />
  );
}

export const Account = meta.story({
  args: { label: 'Minha conta', groups: account, align: 'end' },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AccountMenu {...args} />,
  play: async (context) => {
    await openIt(context);
    const said = screen.getAllByRole('menuitem').map((row) => row.textContent);
    await expect(said).toEqual([
      'Central de Ajuda (abre em nova aba)',
      'Status do pedido',
      'Meu plano',
      'Minha conta',
      'Contato (abre em nova aba)',
      'Sair',
    ]);
  },
});
export const AccountOnPhone = meta.story({
  ...Account.input,
  globals: onPhone,
  play: openIt,
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mais ações' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(item('Trocar a forma de pagamento Há um boleto em compensação')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Cancelar pedido')).toHaveFocus();
    await userEvent.keyboard('ver');
    await expect(item('Ver recibos')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    download.mockClear();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const Room = styled.div`
  min-height: 24rem;
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;
