import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Breadcrumbs } from '../src/components/breadcrumbs/index.ts';
import { Carousel } from '../src/components/carousel/index.ts';
import { ChoiceCards } from '../src/components/choice-cards/index.ts';
import { Link } from '../src/components/link/index.ts';
import { SearchField } from '../src/components/search-field/index.ts';
import { Select } from '../src/components/select/index.ts';
import { Stepper } from '../src/components/stepper/index.ts';
import { Tabs } from '../src/components/tabs/index.ts';
import { Notice } from '../src/patterns/notice/Notice.tsx';
import { Page, Section, Stack, Text } from '../src/layout/index.ts';

/** Components whose layout, keys or movement follow the reading direction. The texts stay Portuguese. */
const meta = preview.meta({
  title: 'Foundations/Right to left',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Page>
          <Section isFirst>
            <Story />
          </Section>
        </Page>
      </div>
    ),
  ],
});

export const Parts = meta.story({
  render: () => (
    <Stack gap={6}>
      <Breadcrumbs
        items={[{ label: 'Início', href: '#inicio' }, { label: 'Ofertas', href: '#ofertas' }, { label: 'T-Cross' }]}
      />
      <Stepper
        label="Etapas do pedido"
        steps={[
          { id: 'dados', label: 'Dados pessoais', state: 'done', href: '#dados' },
          { id: 'documentos', label: 'Documentos', state: 'current' },
          { id: 'pagamento', label: 'Pagamento', state: 'blocked' },
        ]}
      />
      <Notice title="Falta um documento" tone="warning">
        Envie a CNH para continuar.
      </Notice>
      <ChoiceCards
        label="Prazo"
        defaultValue="24"
        columns={{ narrow: 2, wide: 4 }}
        items={[
          { value: '12', label: '12 meses' },
          { value: '24', label: '24 meses' },
        ]}
      />
      <Select label="Estado" items={[{ value: 'SP', label: 'São Paulo' }]} />
      <SearchField label="Buscar" hasVisibleLabel defaultValue="entrega" />
      <Link href="#ofertas" look="standalone">
        Ver ofertas
      </Link>
    </Stack>
  ),
});

export const KeysOfTabs = meta.story({
  render: () => (
    <Tabs
      label="Formas"
      items={[
        { id: 'a', label: 'Assinatura', content: <Text>Um valor por mês.</Text> },
        { id: 'b', label: 'Compra', content: <Text>O carro é seu.</Text> },
        { id: 'c', label: 'Financiamento', content: <Text>Parcelas com juros.</Text> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Compra' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Financiamento' })).toHaveFocus();
  },
});

export const CarouselTurnedByButtons = meta.story({
  render: () => (
    <Carousel label="Ofertas" previousLabel="Ofertas anteriores" nextLabel="Próximas ofertas" rows={1}>
      {Array.from({ length: 12 }, (_, place) => (
        <p key={place}>
          <Link href={`#carro-${place + 1}`}>Carro {place + 1}</Link>
        </p>
      ))}
    </Carousel>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Ofertas' });
    const isShown = (name: string) => {
      const [item, window] = [within(list).getByRole('link', { name }), list.parentElement ?? list].map((element) =>
        element.getBoundingClientRect(),
      );
      return (
        item !== undefined && window !== undefined && item.left >= window.left - 1 && item.right <= window.right + 1
      );
    };
    await expect(isShown('Carro 1')).toBe(true);
    const next = canvas.queryByRole('button', { name: 'Próximas ofertas' });
    // On a phone a carousel has no buttons; it moves by swiping or by focus.
    if (!next) return;
    await userEvent.click(next);
    await waitFor(() => expect(isShown('Carro 5')).toBe(true));
    await waitFor(() => expect(isShown('Carro 1')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Ofertas anteriores' }));
    await waitFor(() => expect(isShown('Carro 1')).toBe(true));
    within(list).getByRole('link', { name: 'Carro 9' }).focus();
    await waitFor(() => expect(isShown('Carro 9')).toBe(true));
  },
});
