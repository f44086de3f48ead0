import preview from '../../.storybook/preview';
import { Code, CodeBlock, ManualPage, Paragraph, Part, Statements } from './prose.tsx';

const meta = preview.meta({
  title: 'Manual/Introdução',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

const component = `
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import { Stack } from '@signdrive/design-system/layout';

<Stack>
  <TextField label="CEP" name="cep" inputMode="numeric" autoComplete="postal-code" />
  <Button type="submit">Buscar endereço</Button>
</Stack>
`;

const frame = `
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';

// Uma vez, na raiz do programa. O tema é um atributo:
<html lang="pt-BR" data-brand="house" data-partner="viaduto">
`;

const newTheme = `
npm run theme -- new minha-loja --color '#1f6f5c'
npm run theme -- check tokens/partners/minha-loja/slots.json
`;

export const Introduction = meta.story({
  name: 'Introdução',
  render: () => (
    <ManualPage
      title="A linha do chão"
      lead="O sistema de design da Sign & Drive: componentes acessíveis, uma linguagem só e temas que cada parceiro pode chamar de seu."
    >
      <Part title="Princípios">
        <Statements
          items={[
            [
              'Uma linha',
              'Todo carro pisa numa linha fina. Acima dela, o carro; abaixo, os fatos. É o único ornamento.',
            ],
            ['A largura é a voz', 'Uma família de letra. Largura e tamanho fazem o trabalho; o peso muda pouco.'],
            ['O preço conta tudo', 'Total, quilômetro excedente, franquia e saída antecipada estão na primeira tela.'],
            ['Duas cores agem', 'Uma diz que dá para tocar; a outra, que é oferta. Nenhuma enfeita.'],
            ['Plano até flutuar', 'Conteúdo não tem borda nem sombra. Sombra é de menu, diálogo, aviso e barra.'],
            [
              'Para todo mundo',
              'Teclado, leitor de tela, 200% de zoom, cores forçadas, menos movimento e alvo de 44 px.',
            ],
          ]}
        />
      </Part>
      <Part title="No código">
        <Paragraph>Cada componente é uma entrada do pacote: só o que a página usa é carregado.</Paragraph>
        <CodeBlock label="Exemplo de componentes">{component}</CodeBlock>
        <CodeBlock label="Exemplo da raiz do documento">{frame}</CodeBlock>
        <Paragraph>
          Não há <Code>className</Code> nem <Code>style</Code> nas propriedades: a aparência é do sistema, e o lugar de
          cada coisa é de <Code>Stack</Code>, <Code>Grid</Code>, <Code>Cluster</Code> e <Code>Page</Code>. Textos,
          máscaras e preços chegam por propriedades; o sistema não conhece o negócio.
        </Paragraph>
      </Part>
      <Part title="Temas">
        <Paragraph>
          Um tema preenche até quinze espaços de marca e um logotipo. O resto segue deles: neutros, misturas, estados. O
          que não é de marca não muda: foco, avisos, espaços, tamanhos, letra do texto e movimento. Um tema que não dá
          para ler não passa na conferência.
        </Paragraph>
        <CodeBlock label="Comandos de tema">{newTheme}</CodeBlock>
        <Paragraph>
          Para ver antes de escrever, abra <strong>Temas / Laboratório</strong>. Aqui, o botão do pincel na barra de
          cima troca o tema de qualquer história, e o do contraste mostra a resposta a quem pede mais contraste.
        </Paragraph>
      </Part>
      <Part title="Como ler este manual">
        <Statements
          items={[
            [
              'Fundamentos',
              'Os tokens, desenhados a partir dos próprios arquivos, com o contraste medido em cada tema.',
            ],
            ['Componentes', 'O que é, propriedades, regras, faça e não faça, teclado, leitor de tela e cada estado.'],
            ['Padrões', 'Composições que só recebem propriedades.'],
            ['Páginas', 'As telas da loja, na moldura da loja, com serviços de mentira.'],
            [
              'Tudo é testado',
              'Cada história roda num navegador de verdade: inteira no tema da casa; contraste e foco nos outros; bordas e escolhas em cores forçadas; e nada se move para quem pede menos movimento.',
            ],
          ]}
        />
      </Part>
    </ManualPage>
  ),
});
