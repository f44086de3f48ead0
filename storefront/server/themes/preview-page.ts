import { errorPageStyles, escapeHtml, plainPage } from '../pages/error-page.ts';

/** The page behind a theme's link: it shows nothing of the theme, and asks for confirmation first. */
export type PreviewPage =
  /** A valid draft: its packed text, the store to start in, and the store's name in it. */
  | { kind: 'offered'; packed: string; storeSlug: string; storeName: string; isOtherRunning: boolean }
  /** Why a draft is invalid, as the check describes it. */
  | { kind: 'rejected'; problems: readonly string[] }
  /** This browser previews a draft until a time of day. */
  | { kind: 'running'; time: string; storeName: string }
  | { kind: 'ended'; time: string; packed: string }
  | { kind: 'invalid' | 'none' | PreviewRefusal };

/** Why a request is rejected before its draft is validated. */
export type PreviewRefusal = 'cross_site' | 'too_many_calls' | 'body_too_large' | 'incomplete';

export const previewPageStyles = `${errorPageStyles}
h1, p, li { overflow-wrap: anywhere; }
form { margin-top: 2rem; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0.125rem solid; font: inherit; background: Canvas; color: LinkText; cursor: pointer; }
button:focus-visible { outline: 0.1875rem solid; outline-offset: 0.1875rem; }
`;

interface PageParts {
  title: string;
  texts: readonly string[];
  problems?: readonly string[];
  /** Buttons that send their values to this URL. */
  forms?: readonly { label: string; values: Readonly<Record<string, string>> }[];
  home?: string;
}

const called = (storeName: string): string => (storeName ? ` Nele, a loja se chama “${storeName}”.` : '');
const leave = { label: 'Sair da prévia', values: {} };

function partsOf(page: PreviewPage): PageParts {
  switch (page.kind) {
    case 'offered':
      return {
        title: 'Abrir a loja neste tema?',
        texts: [
          `O tema não está publicado.${called(page.storeName)} Só este navegador vai ver, por 30 minutos. Pedidos feitos na loja são de verdade.`,
          ...(page.isOtherRunning
            ? ['Outra prévia está aberta neste navegador. Esta entra no lugar dela, em todas as abas.']
            : []),
        ],
        forms: [
          { label: 'Abrir a loja neste tema', values: { tema: page.packed, loja: page.storeSlug } },
          ...(page.isOtherRunning ? [leave] : []),
        ],
      };
    case 'rejected':
      return {
        title: 'Este tema não pode ser aberto',
        texts: ['A conferência encontrou o que está abaixo. Corrija o tema e faça o link de novo.'],
        problems: page.problems,
      };
    case 'running':
      return {
        title: 'Prévia de tema',
        texts: [
          `Este navegador vê a loja em um tema não publicado, até ${page.time} (horário de Brasília).${called(page.storeName)}`,
        ],
        forms: [leave],
        home: 'Continuar na loja, neste tema',
      };
    case 'ended':
      return {
        title: 'A prévia terminou',
        texts: [`Ela valia até ${page.time} (horário de Brasília). A loja está de novo como foi publicada.`],
        forms: [{ label: 'Abrir por mais 30 minutos', values: { tema: page.packed, loja: '' } }],
      };
    case 'invalid':
      return {
        title: 'Esta prévia não vale mais',
        texts: [
          'A loja não reconhece a prévia guardada neste navegador, e mostra o que foi publicado. Abra o link de novo.',
        ],
      };
    case 'none':
      return {
        title: 'Prévia de tema',
        texts: ['Nenhum tema está aberto neste navegador. Para abrir um, use o link que o laboratório de temas faz.'],
      };
    case 'cross_site':
      return {
        title: 'O pedido veio de outro site',
        texts: ['Uma prévia só começa pelo botão desta loja. Abra o link do tema e use o botão da página.'],
      };
    case 'too_many_calls':
      return {
        title: 'Muitos temas em pouco tempo',
        texts: ['Espere um minuto e abra o link de novo.'],
      };
    case 'body_too_large':
      return {
        title: 'Este tema não pode ser aberto',
        texts: ['O que veio é maior do que um tema. Faça o link de novo.'],
      };
    default:
      return {
        title: 'O pedido não chegou inteiro',
        texts: ['A conexão pode ter caído. Abra o link do tema e tente de novo.'],
      };
  }
}

export function renderPreviewPage(basePath: string, page: PreviewPage): string {
  const { title, texts, problems = [], forms = [], home = 'Ir para a página inicial' } = partsOf(page);
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return plainPage({
    title,
    styles: previewPageStyles,
    head: `<link rel="icon" href="${escapeHtml(basePath)}favicon.svg" type="image/svg+xml">\n`,
    content: `${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${list && `<ul>${list}</ul>`}
${forms.map(({ label, values }) => printForm(basePath, label, values)).join('\n')}
<nav aria-label="Como continuar"><a href="${escapeHtml(basePath)}">${home}</a></nav>`,
  });
}

function printForm(basePath: string, label: string, values: Readonly<Record<string, string>>): string {
  const fields = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(basePath)}previa">${fields.join('')}<button type="submit">${label}</button></form>`;
}
