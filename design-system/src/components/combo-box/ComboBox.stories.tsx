import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { atTheEndOf, inLittleRoom, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { ComboBox, type ComboBoxItem } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  decorators: [upTo('26rem')],
});

const items: readonly ComboBoxItem[] = [
  'Campinas',
  'Guarulhos',
  'Osasco',
  'Ribeirão Preto',
  'Santo André',
  'São Bernardo do Campo',
  'São José dos Campos',
  'São Paulo',
].map((label, index) => ({ value: String(index + 1), label }));
const city = { label: 'Cidade', items };
/** As many items as Brazil has cities. */
const many: readonly ComboBoxItem[] = Array.from({ length: 5571 }, (_, index) => ({
  value: `c${index}`,
  label: `Município ${index + 1} · exemplo`,
}));

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const Empty = meta.story({ args: { ...city, description: 'Onde você quer retirar o carro.' } });
export const Chosen = meta.story({ args: { ...city, defaultValue: '8' } });
export const Invalid = meta.story({
  args: { ...city, description: 'Onde você quer retirar o carro.', errorMessage: 'Cidade é obrigatória' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveAccessibleDescription(
      'Onde você quer retirar o carro. Cidade é obrigatória',
    );
  },
});
export const WithoutAState = meta.story({
  args: { ...city, items: [], disabledReason: 'Escolha um estado primeiro' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Cidade' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription('Escolha um estado primeiro');
  },
});
export const Loading = meta.story({
  args: { ...city, items: [], isLoading: true, loadingText: 'Carregando cidades…' },
});
export const PartlyOutOfView = meta.story({
  args: city,
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ height: '3.5rem', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    await expect(page.scrollHeight).toBeGreaterThan(page.clientHeight);
    // `userEvent.click` would scroll the page itself.
    const mouse = { pointerType: 'mouse', pointerId: 1, button: 0 };
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, mouse);
    await fireEvent.pointerUp(button, mouse);
    // A scroll event comes with the next frame, and closes the list.
    await nextFrames();
    await expect(screen.getByRole('listbox')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveFocus());
  },
});
export const TypedPartlyOutOfView = meta.story({
  args: city,
  decorators: PartlyOutOfView.input.decorators,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const field = canvas.getByRole('combobox');
    field.focus({ preventScroll: true });
    page.scrollTop = 0;
    // Let the event of this scroll pass before the list opens.
    await nextFrames();
    // `userEvent.type` would click, and a click scrolls.
    await userEvent.keyboard('s');
    await nextFrames();
    await expect(screen.getByRole('listbox')).toBeVisible();
    const { bottom } = field.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(page.getBoundingClientRect().bottom);
  },
});
export const LongText = meta.story({
  args: {
    label: 'Cidade onde a empresa tem a maior parte dos carros que vai trocar pelos de assinatura',
    isOptional: true,
    items: [{ value: '1', label: 'Vila Bela da Santíssima Trindade do Exemplo Mais Longo do Que o Campo' }],
    defaultValue: '1',
    description: 'Se forem muitas, escreva a principal; as outras a gente combina depois.',
    errorMessage: 'Nesta cidade ainda não entregamos; escolha a mais próxima das que estão na lista.',
  },
});

export const Open = meta.story({
  args: { ...city, defaultValue: '8' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar sugestões Cidade' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('São Paulo');
    await expect(screen.getByRole('option', { selected: true }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const NothingFound = meta.story({
  args: { ...city, emptyText: 'Nenhuma cidade com esse nome. Confira como está escrito.' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(liveRegion(canvasElement)).toHaveTextContent('Nenhuma cidade com esse nome.'));
    await expect(canvas.getByRole('combobox')).toHaveValue('xyz');
  },
});

/** All cities of Brazil: the list shows the best sixty matches and the total, and follows each key. */
export const VeryLongList = meta.story({
  args: { ...city, items: many },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'municipio 55');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(60));
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Município 55 · exemplo');
    await expect(liveRegion(canvasElement)).toHaveTextContent('A lista mostra 60 de 83.');
  },
});

export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <ComboBox {...city} isOptional description="Onde você quer retirar o carro." />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sao');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/**
 * A phone's keyboard leaves 20rem of the screen (Chromium has no keyboard here, so the test sets the visual viewport).
 * The list fits into them, above the field if there is more room.
 */
export const AboveAPhonesKeyboard = meta.story({
  args: city,
  decorators: [atTheEndOf('19rem')],
  beforeEach: () => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    Object.defineProperty(viewport, 'height', { configurable: true, value: 320 });
    return () => {
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    };
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.type(field, 's');
    window.visualViewport?.dispatchEvent(new Event('resize'));
    const list = await screen.findByRole('listbox');
    await waitFor(async () => {
      const { top, bottom } = list.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(320);
      await expect(bottom - top).toBeGreaterThanOrEqual(88);
      // The list covers neither the field nor its text.
      await expect(bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
    });
  },
});

/** One match would fit below the field, sixty don't. */
export const OnOneSide = meta.story({
  args: { ...city, items: many },
  decorators: [atTheEndOf('36rem')],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Cidade' });
    const sides: string[] = [];
    for (const [text, matches] of [
      ['5571', 1],
      ['{Backspace}{Backspace}', 60],
      ['71', 1],
    ] as const) {
      await userEvent.type(field, text);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(matches));
      // React Aria moves a list whose size changes before the second frame.
      await nextFrames();
      const { bottom } = screen.getByRole('listbox').getBoundingClientRect();
      sides.push(bottom <= field.getBoundingClientRect().top ? 'above' : 'below');
    }
    await expect(sides).toEqual(['above', 'above', 'above']);
  },
});

export const Keyboard = meta.story({
  args: { ...city, onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field.offsetHeight).toBe(52);

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    const first = screen.getByRole('option', { name: 'Campinas' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('sao');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('São Paulo');
    await expect(args.onChange).toHaveBeenLastCalledWith('8');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(field).toHaveFocus();

    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('ribeirao preto');
    await userEvent.tab();
    await expect(field).toHaveValue('Ribeirão Preto');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
  },
});
