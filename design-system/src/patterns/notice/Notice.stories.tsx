import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button, ButtonLink } from '../../components/button/index.ts';
import { Text } from '../../layout/index.ts';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  title: 'Patterns/Page parts/Notice',
  component: Notice,
  args: {
    title: 'O preço mudou',
    children: <Text>A mensalidade passou de R$ 2.179,00 para R$ 2.204,00. Nada foi cobrado.</Text>,
  },
});

export const Info = meta.story({});
export const Success = meta.story({ args: { tone: 'success', title: 'Dados alterados com sucesso' } });
export const Warning = meta.story({ args: { tone: 'warning', title: 'Última etapa até sexta-feira' } });
export const Danger = meta.story({ args: { tone: 'danger', title: 'Documento reprovado', announce: 'assertive' } });
export const Action = meta.story({ args: { tone: 'action', title: 'Agora é com você', icon: 'document' } });
/** Both have the same look, so that they align with the text where they wrap. */
export const WithActions = meta.story({
  args: {
    tone: 'warning',
    title: 'Estamos verificando o seu pedido',
    children: 'Não refaça o pagamento: o pedido pode ter sido registrado.',
    actions: (
      <>
        <Button variant="secondary" size="small">
          Verificar de novo
        </Button>
        <ButtonLink variant="secondary" size="small" href="#pedidos">
          Ver meus pedidos
        </ButtonLink>
      </>
    ),
  },
});
/** On the dark stage, with the colours of its own light background. */
export const OnStage = meta.story({
  render: (args) => (
    <Stage data-surface="stage">
      <Notice
        {...args}
        actions={
          <Button variant="secondary" size="small">
            Refazer a conta
          </Button>
        }
      >
        <Text tone="muted">O prazo mudou desde a sua última visita.</Text>
      </Notice>
    </Stage>
  ),
});
export const TitleOnly = meta.story({ args: { children: undefined } });
export const TextOnly = meta.story({ args: { title: undefined } });
export const LongText = meta.story({
  args: {
    title: 'Seu documento comprovante-de-endereco-digitalizado-em-alta-resolucao-2026.pdf não pôde ser lido',
    children: <Text>{'Fotografe de novo, com luz, sem dobras e com as quatro pontas à vista. '.repeat(4)}</Text>,
  },
});

const Stage = styled.div`
  padding: var(--space-5);
  background: var(--color-surface-stage);
`;
