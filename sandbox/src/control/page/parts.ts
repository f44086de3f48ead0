import { html, type Html } from './html.ts';

/** A date, a time, or both, in São Paulo. */
export function time(at: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' }): Html {
  const text = new Date(at).toLocaleString('pt-BR', { ...style, timeZone: 'America/Sao_Paulo' });
  return html`<time datetime="${at}">${text}</time>`;
}

type Cell = Html | string | number | undefined;

interface TableParts {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export function table({ caption, columns, rows }: TableParts): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A table in a region of its own, which scrolls on narrow screens. */
export function scrollingTable(label: string, parts: TableParts): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table(parts)}</div>`;
}
