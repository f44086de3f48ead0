/** The server's own error page. It needs no script, asset or service, because any of them may have failed. */
export interface ErrorPage {
  title: string;
  text: string;
  /** URL of the failed page, linked for a retry. */
  retryPath?: string;
  homePath: string;
  /** Id of the request in the log. @default none is displayed */
  requestId?: string;
}

const failure = {
  title: 'Não conseguimos abrir esta página',
  text: 'O problema está do nosso lado. Abrir esta página não muda pedidos nem pagamentos: você pode tentar de novo.',
};

const copyByStatus: Readonly<Record<number, typeof failure>> = {
  400: {
    title: 'Endereço incorreto',
    text: 'Este endereço tem caracteres que a loja não entende. Confira se o link está completo.',
  },
  404: {
    title: 'Página não encontrada',
    text: 'Este endereço não faz parte da loja. Confira se ele foi digitado por inteiro.',
  },
  405: {
    title: 'Este endereço não recebe dados',
    text: 'Nada foi enviado. Abra a página inicial e continue por lá.',
  },
  414: {
    title: 'Endereço longo demais',
    text: 'Este endereço é mais longo do que a loja aceita. Confira se o link não veio repetido.',
  },
};

/** The rendering limit is reached; the browser may retry after some seconds. */
export const crowded = {
  title: 'Muita gente na loja agora',
  text: 'A loja está com mais visitas do que consegue atender. Espere alguns segundos e tente de novo.',
};

/** System colours, so that the page is legible in every setting without a theme. */
export const errorPageStyles = `
body { margin: 0 auto; padding: 10vh 1.5rem; max-width: 36rem; font: 1.125rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
h1 { font-size: 1.75rem; line-height: 1.2; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 2rem; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border: 0.125rem solid; color: LinkText; }
code { -webkit-user-select: all; user-select: all; overflow-wrap: anywhere; }
a:focus-visible { outline: 0.1875rem solid; outline-offset: 0.1875rem; }
`;

/** Title and text by the response's status. */
export const errorCopyOf = (status: number) => copyByStatus[status] ?? failure;

export function renderErrorPage({ title, text, retryPath, homePath, requestId }: ErrorPage): string {
  const retry = retryPath === undefined ? '' : `<a href="${escapeHtml(retryPath)}">Tentar de novo</a>`;
  const code =
    requestId === undefined
      ? ''
      : `<p>Se precisar de ajuda, informe este código: <code>${escapeHtml(requestId)}</code></p>`;
  return plainPage({
    title,
    styles: errorPageStyles,
    content: `<p>${escapeHtml(text)}</p>
<nav aria-label="Como continuar">
${retry}
<a href="${escapeHtml(homePath)}">Ir para a página inicial</a>
</nav>
${code}`,
  });
}

interface PlainPage {
  title: string;
  styles: string;
  /** Elements of the head, as HTML. */
  head?: string;
  /** The page below its title, as HTML. */
  content: string;
}

/** A page without script that needs no build: for errors, and for previews of themes. */
export function plainPage({ title, styles, head = '', content }: PlainPage): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>Sign &amp; Drive | ${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p>Sign &amp; Drive</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
