import { styled } from 'styled-components';
import preview from '../../../.storybook/preview';
import { Cluster, Grid, Heading, Page, Section, Stack, Text, VisuallyHidden } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout/Layout',
  component: Stack,
  parameters: {
    layout: 'fullscreen',
    imports: 'Cluster, Grid, Heading, Page, Section, Stack, Text, VisuallyHidden',
    docs: { description: { component: 'The elements that set distances and type. The table has the props of Stack.' } },
  },
});

export const Type = meta.story({
  render: () => (
    <Page>
      <Section isFirst>
        <Stack gap={5}>
          <Heading level={1}>O carro que você assina</Heading>
          <Text look="lead">Mensalidade única, com seguro, documentação e revisões. Sem entrada.</Text>
          <Heading level={2}>Quanto custa de verdade</Heading>
          <Heading level={3}>Quilômetros por mês</Heading>
          <Heading level={4}>Posso encerrar antes do prazo?</Heading>
          <Text>Texto corrido, na medida que se lê bem.</Text>
          <Text tone="muted">Texto de apoio, mais quieto.</Text>
          <Text look="small" isTabular>
            18 nov 2026, 10:12
          </Text>
          <Text weight="strong">Texto que pesa.</Text>
          <VisuallyHidden>Só para leitores de tela.</VisuallyHidden>
        </Stack>
      </Section>
    </Page>
  ),
});

export const OnStage = meta.story({
  render: () => (
    <Stage data-surface="stage">
      <Page>
        <Section>
          <Stack>
            <Heading level={1}>T-Cross</Heading>
            <Text look="lead">Comfortline 200 TSI, 2026</Text>
            <Text look="small" tone="muted">
              Mensalidade com tudo incluído
            </Text>
          </Stack>
        </Section>
      </Page>
    </Stage>
  ),
});

const blocks = (count: number) => Array.from({ length: count }, (_, index) => <Block key={index}>{index + 1}</Block>);

export const Columns = meta.story({
  render: () => (
    <Page>
      <Section labelledBy="colunas">
        <Stack gap={6}>
          <Heading level={2} look="title" id="colunas">
            Colunas
          </Heading>
          <Grid columns={{ narrow: 1, medium: 2, wide: 4 }}>{blocks(4)}</Grid>
          <Cluster justify="between">{blocks(3)}</Cluster>
        </Stack>
      </Section>
    </Page>
  ),
});

export const Measures = meta.story({
  render: () => (
    <Stack>
      <Page width="form">
        <Block>Formulário</Block>
      </Page>
      <Page width="prose">
        <Block>Texto</Block>
      </Page>
    </Stack>
  ),
});

const Block = styled.div`
  min-width: 4rem;
  padding: var(--space-4);
  background: var(--color-surface-sunken);
`;

const Stage = styled.div`
  background: var(--color-surface-stage);
`;
