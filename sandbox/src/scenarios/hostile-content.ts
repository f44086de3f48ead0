import { mapTexts } from './change-document.ts';
import type { Scenario } from './world.ts';

/**
 * HTML that tries to run scripts, leave the page's frame, or break its structure or its width. If any of it runs, it
 * sets `window.hostile` or shows an alert.
 */
const hostileHtml = [
  '<script>window.hostile = "script"; alert(1)</script>',
  '<img src="x" onerror="window.hostile = \'onerror\'">',
  '<svg onload="window.hostile = \'svg\'"><script>window.hostile = "svg script"</script></svg>',
  '<p onclick="window.hostile = \'onclick\'" style="position:fixed;inset:0;z-index:99999">Parágrafo com atributos perigosos.</p>',
  '<a href="javascript:window.hostile=\'href\'">Link com script</a> <a href="&#x6A;avascript:window.hostile=\'entity\'">Link com entidade</a> <a href="data:text/html,<script>alert(1)</script>">Link com dados</a>',
  '<a href="https://example.com" target="_blank">Link bom</a>',
  '<iframe src="https://example.com"></iframe><object data="x"></object><embed src="x"><base href="https://example.com/"><meta http-equiv="refresh" content="0;url=https://example.com">',
  '<form action="https://example.com"><input name="senha" type="password" autofocus onfocus="window.hostile=\'focus\'"><button>Enviar</button></form>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://example.com/x.css">',
  '<p>Etiquetas <strong>abertas <em>sem fim',
  '<h2 id="main">Título que rouba um id</h2>',
  '<p>&lt;script&gt;texto escapado&lt;/script&gt; <!-- comentário <script>alert(2)</script> --></p>',
  '<math><mtext></p><style><img src=x onerror="window.hostile=\'mxss\'"></style></mtext></math>',
  `<p>${'Otorrinolaringologista'.repeat(12)}</p>`,
].join('');

const htmlFields = new Set(['html', 'answerHtml']);

export const hostileContent: Scenario = {
  name: 'hostile-content',
  title: 'Conteúdo hostil',
  description:
    'Todo HTML do conteúdo traz scripts, atributos on*, links javascript:, etiquetas abertas e palavras enormes.',
  change: (world) => ({
    ...world,
    documents: world.documents.map((document) => ({
      ...document,
      body: mapBody(document.body),
    })),
  }),
};

function mapBody(body: Record<string, unknown>): Record<string, unknown> {
  const changed = mapTexts(body, (text, field) => {
    if (htmlFields.has(field)) return hostileHtml + text;
    if (field === 'url') return 'javascript:window.hostile="action"';
    if (field === 'text' || field === 'note') return `${text} <img src=x onerror="window.hostile='text'">`;
    return text;
  }) as Record<string, unknown>;
  const { content } = changed;
  if (content === null || typeof content !== 'object' || !('rendered' in content)) return changed;
  return { ...changed, content: { rendered: `${hostileHtml}${String(content.rendered)}` } };
}
