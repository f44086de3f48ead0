import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Text } from '../../layout/index.ts';
import { Button } from '../button/index.ts';
import { ChoiceCards } from '../choice-cards/index.ts';
import { Link } from '../link/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Trocar forma de pagamento',
    isOpen: true,
    children: <Text>O boleto chega por e-mail todo mês e compensa em até 3 dias úteis.</Text>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
});

const paragraphs = Array.from({ length: 24 }, (_, place) => (
  <Text key={place}>
    {`${place + 1}. Texto de exemplo: o contrato diz o que está incluído, o que fica de fora e quanto custa sair antes.`}
  </Text>
));

const primaryAction = <Button>Trocar para boleto</Button>;
const safeAction = <Button variant="quiet">Manter o cartão</Button>;

export const Medium = meta.story({});
export const Large = meta.story({ args: { size: 'large', primaryAction, safeAction } });
export const WithActions = meta.story({ args: { primaryAction, safeAction } });
export const OnPhone = meta.story({
  args: { primaryAction, safeAction },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const Alert = meta.story({
  args: {
    role: 'alertdialog',
    title: 'Não pague de novo',
    children: (
      <Text>
        A conexão caiu enquanto o banco respondia. <strong>Ainda não sabemos se a cobrança foi feita</strong> e estamos
        verificando. O resultado chega por e-mail e aparece no seu pedido em até 10 minutos.
      </Text>
    ),
    primaryAction: <Button>Acompanhar pedido</Button>,
    safeAction: <Button variant="quiet">Falar com o suporte</Button>,
  },
});

export const FocusOnFirst = meta.story({
  args: { children: <div tabIndex={-1}>O link expirou ou já foi usado.</div>, primaryAction },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    // The first control's focus ring is fully visible, not under the head or its shade.
    const dialog = await screen.findByRole('dialog');
    const first = within(dialog).getByText('O link expirou ou já foi usado.');
    await userEvent.tab();
    first.focus();
    const head = within(dialog).getByRole('heading').parentElement;
    const headBottom = head?.getBoundingClientRect().bottom ?? Infinity;
    const shade = head ? Number.parseFloat(getComputedStyle(head, '::after').height) : Infinity;
    const { outlineWidth, outlineOffset } = getComputedStyle(first);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    await expect(ring).toBeGreaterThan(0);
    await expect(first.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(headBottom + shade);
  },
});

export const LongText = meta.story({
  args: {
    title: 'Condições gerais de contratação, uso, devolução e renovação do veículo por assinatura',
    children: paragraphs,
    primaryAction,
    safeAction,
  },
  play: async () => {
    // Title, close button and actions of a long dialog are in view, scrolled to the top and to the end.
    const dialog = await screen.findByRole('dialog');
    for (const position of [0, dialog.scrollHeight]) {
      dialog.scrollTop = position;
      const frame = dialog.getBoundingClientRect();
      const seen = [
        within(dialog).getByRole('heading'),
        within(dialog).getByRole('button', { name: 'Fechar' }),
        within(dialog).getByRole('button', { name: 'Trocar para boleto' }),
      ];
      for (const element of seen) {
        const box = element.getBoundingClientRect();
        await expect(box.top).toBeGreaterThanOrEqual(frame.top);
        await expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
      }
    }
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
});

export const LayersInContent = meta.story({
  args: {
    children: [
      <ChoiceCards
        key="choice"
        label="Forma de pagamento"
        items={[{ value: 'cartao', label: 'Cartão de crédito' }]}
        defaultValue="cartao"
        columns={{ narrow: 1, wide: 1 }}
      />,
      ...paragraphs,
    ],
  },
  play: async () => {
    // The mark of the chosen card, which is above its radio, scrolls under the title.
    const dialog = await screen.findByRole('dialog');
    const head = within(dialog).getByRole('heading', { name: 'Trocar forma de pagamento' }).parentElement;
    const mark = within(dialog).getByRole('radio').nextElementSibling;
    if (!head || !(mark instanceof HTMLElement)) throw new Error('The head or the mark is missing.');
    // Presses go through the mark, so it could not be found at its place.
    mark.style.pointerEvents = 'auto';
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    dialog.scrollTop += middle(mark.getBoundingClientRect()) - middle(head.getBoundingClientRect());
    const { left, top, width, height } = mark.getBoundingClientRect();
    const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(head.contains(drawn)).toBe(true);
  },
});

function OpenedByButton(dialog: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Abrir</Button>
      <Dialog {...dialog} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const Keyboard = meta.story({
  args: {
    children: <Link href="#politica">Aviso de Privacidade</Link>,
    primaryAction: ({ close }) => <Button onPress={close}>Confirmar</Button>,
    safeAction: ({ close }) => (
      <Button variant="quiet" onPress={close}>
        Voltar
      </Button>
    ),
  },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Trocar forma de pagamento' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    const stops: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    await expect(stops).toEqual(['Fechar', 'Aviso de Privacidade', 'Confirmar', 'Voltar', 'Fechar']);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
