import { errorPageStyles, escapeHtml } from './error-page.ts';

/** The page that a theme's link leads to: it shows nothing of the theme, and asks before it is shown. */
export interface PreviewPage {
  basePath: string;
  /** A theme that may be shown: its packed text, and the store to begin in. */
  offered?: { packed: string; storeSlug: string };
  /** Why the theme can't be shown, in the check's own words. */
  problems?: readonly string[];
  /** This browser is shown a theme. */
  isRunning: boolean;
}

export const previewPageStyles = `${errorPageStyles}
form { margin-top: 2rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0.125rem solid; font: inherit; background: Canvas; color: LinkText; cursor: pointer; }
button:focus-visible { outline: 0.1875rem solid; outline-offset: 0.1875rem; }
`;

export function renderPreviewPage({ basePath, offered, problems, isRunning }: PreviewPage): string {
  const title = problems ? 'Este tema não pode ser aberto' : offered ? 'Abrir a loja neste tema?' : 'Prévia de tema';
  const text = problems
    ? 'A conferência encontrou o que está abaixo. Corrija o tema e faça o link de novo.'
    : offered
      ? 'O tema não está publicado. Só este navegador vai vê-lo, por 30 minutos. Pedidos feitos na loja são de verdade.'
      : isRunning
        ? 'Este navegador vê a loja em um tema não publicado.'
        : 'Nenhum tema está aberto neste navegador.';
  const list = (problems ?? []).map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(basePath)}favicon.svg" type="image/svg+xml">
<title>Sign &amp; Drive | ${title}</title>
<style>${previewPageStyles}</style>
</head>
<body>
<main>
<p>Sign &amp; Drive</p>
<h1>${title}</h1>
<p>${text}</p>
${list && `<ul lang="en">${list}</ul>`}
${offered ? form(basePath, 'Abrir a loja neste tema', { tema: offered.packed, loja: offered.storeSlug }) : ''}
${isRunning ? form(basePath, 'Encerrar a prévia', {}) : ''}
<nav aria-label="Como continuar"><a href="${escapeHtml(basePath)}">Ir para a página inicial</a></nav>
</main>
</body>
</html>
`;
}

function form(basePath: string, label: string, values: Readonly<Record<string, string>>): string {
  const fields = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(basePath)}previa">${fields.join('')}<button>${label}</button></form>`;
}
