import { styled } from 'styled-components';
import preview from '../../.storybook/preview';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Price } from '@signdrive/design-system/price';
import { Table } from '@signdrive/design-system/table';
import small from '../../tokens/semantic/type.json';
import medium from '../../tokens/semantic/type.medium.json';
import large from '../../tokens/semantic/type.large.json';
import { Code, ManualPage, Part } from './prose.tsx';
import { themesWithSlots } from './theme-slots.ts';

const meta = preview.meta({
  title: 'Foundations/Typography',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

interface Size {
  $value: { value: number };
}
type Sizes = Readonly<Record<string, Size | string>>;
interface Scale {
  text?: Sizes;
  leading?: Sizes;
}

/** Formats size and line height as 44/44, in px, from the first scale that defines them. */
function sizeOf(name: string, scales: readonly Scale[]): string {
  const find = (kind: 'text' | 'leading', key: string) =>
    scales.map((scale) => scale[kind]?.[key]).find((found) => typeof found === 'object');
  const line = find('leading', name);
  const pixels = (size: Size | undefined) => (size === undefined ? '' : String(size.$value.value * 16));
  return line === undefined ? pixels(find('text', name)) : `${pixels(find('text', name))}/${pixels(line)}`;
}

const roles = Object.keys(small.text).filter((name) => !name.startsWith('$'));

export const Type = meta.story({
  render: () => (
    <ManualPage
      title="Typography"
      lead="Width is the voice: wide titles, prices between, narrow data. Few sizes, and a large step from title to text."
    >
      <Part title="Roles">
        <Stack gap={5}>
          <Heading level={2} look="display">
            Um carro zero. Uma conta só.
          </Heading>
          <Heading level={2}>Monte a sua assinatura</Heading>
          <Heading level={3} look="title">
            O custo verdadeiro
          </Heading>
          <Text look="lead">Seguro, documentação, IPVA e revisões já na mensalidade.</Text>
          <Text>O que fica de fora também está escrito, com preço. Se não está aqui, não é cobrado.</Text>
          <Text look="small" tone="muted">
            Preços de exemplo. Catorze é o menor tamanho.
          </Text>
          <Price amountInCents={217_900} period="month" size="hero" />
        </Stack>
      </Part>
      <Part title="Sizes">
        <Text tone="muted">Size and line height in px, with the browser's font size at 16.</Text>
        <Table
          caption="Font sizes by width of the window"
          rowHeading="Token"
          columns={[
            { key: 'small', label: '360' },
            { key: 'medium', label: '768' },
            { key: 'large', label: '1024' },
          ]}
          rows={roles.map((name) => ({
            key: name,
            label: <Code>{`text-${name}`}</Code>,
            values: [sizeOf(name, [small]), sizeOf(name, [medium, small]), sizeOf(name, [large, medium, small])],
          }))}
        />
      </Part>
      <Part title="The voice of each theme">
        <Stack gap={6}>
          {themesWithSlots.map(({ slug, name, slots }) => (
            <Stack key={slug} gap={2}>
              <Voice {...(slug === 'house' ? { 'data-brand': 'house' } : { 'data-partner': slug })}>{name}</Voice>
              <Text look="small" tone="muted">
                {slots['font-display'][0]} · weight {slots['display-weight']} · width {slots['display-width']}% ·
                tracking {slots['display-tracking'].toLocaleString('en')} em
              </Text>
            </Stack>
          ))}
        </Stack>
      </Part>
    </ManualPage>
  ),
});

const Voice = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-display);
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  line-height: var(--leading-display);
  letter-spacing: var(--font-display-tracking);
`;
