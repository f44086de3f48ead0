import type { SeenRecord } from '#/shared/storage/last-seen.ts';
import { formatDateTime } from '#/shared/text/moments.ts';

const offlineCopy = {
  title: 'Você está sem conexão',
  text: 'Sem internet não dá para consultar preços nem pedidos. Nada do que você já enviou se perde, e o que estava digitando continua guardado neste aparelho.',
  retry: 'Tentar de novo',
  sections: { offers: 'Ofertas que você viu', orders: 'Seus pedidos, como estavam' },
  note: 'O preço e a situação podem ter mudado. Confira quando a conexão voltar.',
  seen: (time: string) => `visto em ${time}`,
} as const;

export interface OfflinePage {
  basePath: string;
  /** Path and query of the page that could not be opened. */
  url: string;
  /** Style sheet with the house theme, below the base path. */
  stylesheet: string | undefined;
  seen: readonly SeenRecord[];
}

/** Replaces a page that could not be loaded. It needs no script: following a link again retries. */
export function renderOfflinePage({ basePath, url, stylesheet, seen }: OfflinePage): string {
  const sheet = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(basePath + stylesheet)}">`;
  return `<!doctype html>
<html lang="pt-BR" data-brand="house">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign &amp; Drive | ${offlineCopy.title}</title>
<link rel="icon" href="data:,">
${sheet}
<style>${styles}</style>
</head>
<body>
<main>
<p class="brand">Sign<b>&amp;</b>Drive</p>
<h1>${offlineCopy.title}</h1>
<p>${offlineCopy.text}</p>
<p><a class="action" href="${escapeHtml(url)}">${offlineCopy.retry}</a></p>
${renderSection('orders', seen, basePath)}
${renderSection('offers', seen, basePath)}
${seen.length > 0 ? `<p class="muted">${offlineCopy.note}</p>` : ''}
</main>
</body>
</html>
`;
}

function renderSection(section: SeenRecord['section'], seen: readonly SeenRecord[], basePath: string): string {
  const items = seen.filter((record) => record.section === section).toSorted((one, other) => other.seenAt - one.seenAt);
  if (items.length === 0) return '';
  const rows = items.map(({ title, detail, path, seenAt }) => {
    const moment = new Date(seenAt).toISOString();
    return `<li><a href="${escapeHtml(basePath + path)}">${escapeHtml(title)}</a>
<span>${escapeHtml(detail)}</span>
<span class="muted"><time datetime="${moment}">${escapeHtml(offlineCopy.seen(formatDateTime(moment)))}</time></span></li>`;
  });
  return `<h2>${offlineCopy.sections[section]}</h2>
<ul>${rows.join('')}</ul>`;
}

/* Without the cached style sheet the page has the system's colours and font. */
const styles = `
body { margin: 0; background: var(--color-surface-canvas, Canvas); color: var(--color-text, CanvasText); font-family: var(--font-body, system-ui), sans-serif; line-height: 1.5; }
main { box-sizing: content-box; max-width: var(--width-page, 80rem); margin: 0 auto; padding: 2rem 1.25rem 4rem; }
p { max-width: 42rem; margin: 1rem 0 0; }
.brand { margin: 0; font: 600 1.25rem/1 var(--font-body, system-ui); font-stretch: 125%; letter-spacing: -0.035em; }
.brand b { margin-inline: 0.16em; color: var(--color-text-link, inherit); font-weight: 400; }
h1, h2 { font-family: var(--font-display, inherit); font-weight: var(--font-display-weight, 600); font-stretch: var(--font-display-width, 100%); letter-spacing: var(--font-display-tracking, normal); text-wrap: balance; }
h1 { margin: 3rem 0 0; font-size: var(--text-headline, 2rem); line-height: var(--leading-headline, 1.125); }
h2 { margin: 4rem 0 0; font-size: var(--text-title, 1.375rem); line-height: var(--leading-title, 1.3); }
ul { max-width: 42rem; margin: 1rem 0 0; padding: 0; list-style: none; border-top: 1px solid; }
li { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; padding: 0.75rem 0; border-bottom: 1px solid var(--color-border-subtle, GrayText); }
li a { flex: 1 0 100%; font-weight: 600; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--color-text-link, LinkText); }
.action { margin-top: 0.5rem; padding: 0 1.5rem; border: 1px solid; border-radius: var(--radius-control, 0.25rem); font-weight: 600; text-decoration: none; }
.muted { color: var(--color-text-muted, inherit); font-size: 0.875rem; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
@media (min-width: 48rem) { main { padding-inline: 2rem; } }
@media (min-width: 64rem) { main { padding-inline: 3rem; } }
`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
