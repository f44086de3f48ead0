import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Cluster, Text, Stack } from '../../layout/index.ts';
import { Link } from './Link.tsx';

const meta = preview.meta({ title: 'Components/Actions/Link', component: Link });

export const Inline = meta.story({
  render: () => (
    <Text>
      Antes de assinar, leia o que está <Link href="#incluido">incluído na mensalidade</Link> e o que fica por sua
      conta.
    </Text>
  ),
});
export const Standalone = meta.story({
  args: { href: '#ofertas', children: 'Todas as ofertas', look: 'standalone', icon: 'arrow-right' },
});
/** A followed link, until the next page is shown: its text stays readable. */
export const Busy = meta.story({
  args: { href: '#ofertas', children: 'Todas as ofertas', look: 'standalone', icon: 'arrow-right', 'aria-busy': true },
});
export const IconFirst = meta.story({
  args: {
    href: '#voltar',
    children: 'Voltar às ofertas',
    look: 'standalone',
    icon: 'arrow-left',
    iconPosition: 'start',
  },
});
export const External = meta.story({
  args: { href: 'https://example.com/', children: 'Central de Ajuda', look: 'standalone', isExternal: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Central de Ajuda (abre em nova aba)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
export const LongText = meta.story({
  render: () => (
    <Narrow>
      <Link href="#perguntas" look="standalone" icon="arrow-right">
        Ver todas as perguntas sobre o plano, o contrato, a entrega e a devolução do carro
      </Link>
      <Link href="#contato" look="standalone" icon="arrow-right">
        assinaturas.pessoafisica@concessionaria.exemplo.com.br
      </Link>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.parentElement?.clientWidth ?? 0);
  },
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={4}>
      <Text>
        Entrega em todo o Brasil. <Link href="#prazos">Veja os prazos</Link>
      </Text>
      <Cluster>
        <Link href="#compartilhar" look="standalone" icon="share" iconPosition="start">
          Compartilhar
        </Link>
      </Cluster>
    </Stack>
  ),
});

const Narrow = styled.div`
  max-width: 17.5rem;
`;
