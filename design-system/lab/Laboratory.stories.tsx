import { packTheme, unpackTheme } from '@signdrive/tokens/exchange';
import { createTheme } from '@signdrive/tokens/theme';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Laboratory, type LaboratoryProps } from './Laboratory.tsx';
import { labSelector } from './lab-sheet.ts';

const meta = preview.meta({
  title: 'Themes/Laboratory',
  component: Laboratory,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

/** Computed value of a variable in the sample, or on the page around it. */
const valueIn = (selector: string, name: string): string => {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element).getPropertyValue(name) : '';
};

/** The story's URL carries the draft, as a Storybook argument. */
function LabWithUrl(args: LaboratoryProps) {
  const [, updateArgs] = useArgs<LaboratoryProps>();
  return <Laboratory {...args} onDraftChange={(draft) => updateArgs({ draft })} />;
}

export const Lab = meta.story({ name: 'Laboratório', args: { draft: '' }, render: LabWithUrl });

const carried = async (slots: object, name = 'Loja · exemplo') =>
  packTheme({ name, logoText: '', theme: { brand: slots } });

export const ADraftFromTheUrl = meta.story({
  name: 'Um rascunho do endereço',
  args: { onDraftChange: fn() },
  loaders: [async () => ({ draft: await carried(createTheme({ slug: 'x', color: '#00665e' }).document.brand) })],
  render: (args, { loaded }) => <Laboratory {...args} draft={String(loaded['draft'])} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByDisplayValue('Loja · exemplo')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ação' })).toHaveValue('#00665e'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Logotipo' }), 'LOJA');
    await waitFor(async () => {
      const packed = (args.onDraftChange as ReturnType<typeof fn>).mock.lastCall?.[0] as string;
      await expect(JSON.parse((await unpackTheme(packed)) ?? '')).toMatchObject({
        name: 'Loja · exemplo',
        logoText: 'LOJA',
      });
    });
    const link = await canvas.findByRole('link', { name: /^Abrir na loja/ });
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    await expect(pathname).toBe('/previa');
    const carriedDraft = JSON.parse((await unpackTheme(searchParams.get('tema') ?? '')) ?? '');
    await expect(carriedDraft).toMatchObject({
      name: 'Loja · exemplo',
      logoText: 'LOJA',
      theme: { brand: { action: {} } },
    });
  },
});

export const ADraftThatCannotBeOpened = meta.story({
  name: 'Um rascunho que não pode ser aberto',
  loaders: [
    async () => ({
      draft: await carried({ link: { $value: { colorSpace: 'oklch', components: [0.9, 0.1, 100] } } }),
    }),
  ],
  render: (args, { loaded }) => <Laboratory {...args} draft={String(loaded['draft'])} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O rascunho do endereço não pode ser aberto.')).toBeVisible();
    await expect(
      canvas.getByText(
        /^brand\.link deixa color-text-link sobre color-surface-canvas com contraste de 1,\d\d:1; precisa de 4,5:1/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nome da loja' })).toHaveValue('');
  },
});

export const FromAColor = meta.story({
  name: 'De uma cor que não serve de link',
  args: { onSampleRender: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: 'T-Cross' });
    const outside = valueIn('html', '--color-action-background');

    await userEvent.type(canvas.getByRole('textbox', { name: 'Ou de uma cor da marca' }), '#ffe600');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar tema' }));
    // The button has the brand's own colour with dark text, but a link in that colour is unreadable.
    await expect(canvas.getByText(/^Link: #ffe600 virou #/)).toBeVisible();
    await expect(canvas.queryByText(/^Ação: #ffe600/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Todos os pares passam.')).toBeVisible();
    await expect(valueIn(labSelector, '--color-action-background')).not.toBe(outside);
    await expect(valueIn('html', '--color-action-background')).toBe(outside);

    const link = canvas.getByRole('textbox', { name: 'Link' });
    await userEvent.clear(link);
    await userEvent.type(link, '#ffffff');
    await expect(canvas.getByText(/deixa color-text-link sobre color-surface-canvas/)).toBeVisible();
    // The first offers came from the adjusted colours, these from the check.
    const offers = canvas.getAllByRole('group', { name: 'Link: as cores mais próximas que servem' });
    const nearest = offers.flatMap((offer) => within(offer).getAllByRole('button', { name: /^Usar #/ }));
    await expect(nearest).toHaveLength(4);
    for (const button of nearest.slice(-1)) await userEvent.click(button);
    await expect(canvas.getByText('Todos os pares passam.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).not.toHaveValue('#ffffff');

    // Selecting a shipped theme resets the draft, and everything is readable again.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Começar de' }), 'viaduto');
    await expect(canvas.getByText('Todos os pares passam.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Ação' })).not.toHaveValue('#ffe600');
    // A theme changes CSS variables only; React renders nothing.
    await expect(args.onSampleRender).toHaveBeenCalledOnce();
  },
});

export const WithoutAColor = meta.story({
  name: 'Criar sem uma cor',
  play: async ({ canvas }) => {
    const color = canvas.getByRole('textbox', { name: 'Ou de uma cor da marca' });
    const create = canvas.getByRole('button', { name: 'Criar tema' });
    const action = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Ação' });
    const before = action().value;
    await userEvent.click(create);
    await expect(color).toHaveAccessibleDescription('Escolha a cor primeiro.');
    // A valid colour that is no longer in the field makes no theme.
    await userEvent.type(color, '#ffe600{Backspace}');
    await userEvent.click(create);
    await expect(color).toHaveAccessibleDescription('Escreva a cor como #1f6f5c.');
    await expect(action()).toHaveValue(before);
  },
});

export const ColorsOfOtherTools = meta.story({
  name: 'Uma cor como outra ferramenta a escreve',
  play: async ({ canvas }) => {
    const color = canvas.getByRole('textbox', { name: 'Ou de uma cor da marca' });
    const action = () => canvas.getByRole('textbox', { name: 'Ação' });
    for (const text of ['0A7D3C', ' #0a7d3c ', 'rgb(10 125 60)', 'hsl(146, 85%, 26.5%)']) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Começar de' }), 'house');
      await userEvent.clear(color);
      await userEvent.click(color);
      await userEvent.paste(text);
      await userEvent.click(canvas.getByRole('button', { name: 'Criar tema' }));
      await expect(action()).toHaveValue('#0a7d3c');
    }
    await userEvent.clear(color);
    await userEvent.type(color, '#0a7d3c80');
    await expect(color).toHaveAccessibleDescription('Escreva a cor como #1f6f5c.');
  },
});

export const BackToAShippedTheme = meta.story({
  name: 'De volta a um tema do sistema',
  play: async ({ canvas }) => {
    const action = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Ação' });
    const before = action().value;
    await userEvent.clear(action());
    await userEvent.type(action(), '#112233');
    const themes = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Começar de' });
    await expect(themes).toHaveDisplayValue('Escolha um tema');
    await userEvent.selectOptions(themes, 'house');
    await expect(action()).toHaveValue(before);
    await userEvent.clear(action());
    await userEvent.type(action(), '#112233');
    await userEvent.selectOptions(themes, 'house');
    await expect(action()).toHaveValue(before);
  },
});

export const AFileThatCannotBeUsed = meta.story({
  name: 'Um arquivo que não pode ser usado',
  play: async ({ canvas }) => {
    const file = canvas.getByRole('textbox', { name: 'Arquivo de tokens' });
    await expect((file as HTMLTextAreaElement).value).toContain('"action"');
    await userEvent.clear(file);
    await userEvent.click(file);
    await userEvent.paste('{\n  "brand": {\n    "blue": { "$type": "color", "$value": "red" }\n  }\n}');
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir e usar' }));
    const problem = await canvas.findByText(/^Linha 3: brand\.blue não é um espaço da marca/);
    await expect(problem).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Este arquivo não pode ser usado.')).toBeVisible());
  },
});

export const AFileFromADesignTool = meta.story({
  name: 'Um arquivo de uma ferramenta',
  play: async ({ canvas }) => {
    const file = canvas.getByRole('textbox', { name: 'Arquivo de tokens' });
    await userEvent.clear(file);
    await userEvent.click(file);
    await userEvent.paste('{\n  "brand": { "radius": { "$value": "4px" } }\n}');
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir e usar' }));
    await expect(await canvas.findByText('Lido de outra forma:')).toBeVisible();
    await expect(canvas.getByText(/brand\.radius veio como 4px e foi lido como 0\.25rem/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Canto, em rem' })).toHaveValue('0.25');
  },
});
