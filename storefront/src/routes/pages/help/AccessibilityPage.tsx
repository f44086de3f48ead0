import { useDispatch } from 'react-redux';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { SupportChannels } from '#/features/faq/index.ts';
import { contactPressed } from '#/shared/page/open-store.ts';
import { RichText } from '#/shared/text/RichText.tsx';
import type { RichNode, RichText as Content } from '#/domain/content/content.ts';

const text = (words: string): RichNode => ({ type: 'text', text: words });
const heading = (words: string): RichNode => ({ type: 'heading', level: 2, children: [text(words)] });
const paragraph = (words: string): RichNode => ({ type: 'paragraph', children: [text(words)] });
const list = (...items: readonly string[]): RichNode => ({
  type: 'list',
  isOrdered: false,
  items: items.map((item) => [text(item)]),
});

const statement: Content = [
  heading('O que seguimos'),
  list(
    'WCAG 2.2, nível AA, as diretrizes do W3C;',
    'EN 301 549, a norma europeia, que inclui essas diretrizes;',
    'Lei Brasileira de Inclusão (Lei nº 13.146/2015), artigo 63;',
    'e-MAG 3.1, o modelo de acessibilidade do governo federal.',
  ),
  heading('Como avaliamos'),
  paragraph(
    'A avaliação é nossa. A cada versão da loja, testes automáticos percorrem os principais caminhos só com o teclado e com leitor de tela, e conferem contraste, zoom, texto ampliado, cores forçadas e movimento reduzido, na nossa loja e nas lojas de parceiros. Ainda não houve auditoria externa.',
  ),
  heading('O que pode não ser acessível'),
  paragraph(
    'O formulário do cartão, a Central de Ajuda e as redes sociais são de outras empresas, e não passam pelos nossos testes.',
  ),
  heading('Encontrou uma barreira?'),
  paragraph(
    'Conte para a gente pelos canais abaixo: em que página estava, o que queria fazer e o que usa para navegar.',
  ),
];

const accessibilityCopy = {
  title: 'Acessibilidade',
  lead: 'Qualquer pessoa deve conseguir escolher, contratar e acompanhar um carro por assinatura aqui, com ou sem tecnologia assistiva.',
  statement,
} as const;

/** The store's accessibility statement, and the contact for reporting a barrier. */
export function AccessibilityPage() {
  const dispatch = useDispatch();
  return (
    <>
      <Section isFirst>
        <Page>
          <Stack gap={6}>
            <Heading level={1} look="headline">
              {accessibilityCopy.title}
            </Heading>
            <Text look="lead">{accessibilityCopy.lead}</Text>
            <RichText content={accessibilityCopy.statement} headingLevel={2} />
          </Stack>
        </Page>
      </Section>
      <SupportChannels onContact={() => dispatch(contactPressed({ place: 'acessibilidade' }))} />
    </>
  );
}
