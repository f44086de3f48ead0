import { isFields } from '../../services/content/rules.ts';
import type { Document } from '../../services/content/state.ts';
import { collectionTitles, nameOf } from './content.ts';
import { frame } from './frame.ts';
import { html, type Html } from './html.ts';

const labels: Record<string, string> = {
  about: 'Sobre',
  action: 'Ação',
  acf: 'Seções',
  answerHtml: 'Resposta (HTML)',
  banner: 'Abertura',
  benefits: 'Benefícios',
  carSlug: 'Carro no palco (endereço)',
  category: 'Categoria (número)',
  compareAndSign: 'Compare e assine',
  content: 'Conteúdo',
  description: 'Descrição',
  details: 'Detalhes',
  faq: 'Dúvidas',
  html: 'Texto (HTML)',
  icon: 'Ícone',
  included: 'Incluído',
  items: 'Itens',
  keywords: 'Palavras-chave',
  label: 'Rótulo',
  middleBanner: 'Faixa do meio',
  name: 'Nome',
  notIncluded: 'Não incluído',
  note: 'Nota',
  offers: 'Ofertas',
  partnerName: 'Nome da loja',
  partnerTheme: 'Tema da loja (DTCG)',
  primary: 'Ação principal',
  question: 'Pergunta',
  rendered: 'Texto',
  secondary: 'Segunda ação',
  seo: 'Busca e compartilhamento',
  slug: 'Endereço',
  steps: 'Passos',
  text: 'Texto',
  title: 'Título',
  url: 'Link',
  value: 'Valor',
};

/** A document as a form with its own fields; lists can grow and shrink. */
export function documentPage(document: Document): string {
  const { collection, slug, body } = document;
  const name = nameOf(body, slug);
  return frame(
    name,
    html`<p><a href="/_sandbox#content">Voltar ao controle</a></p>
      <h1>${name}</h1>
      <p>${collectionTitles[collection]}, <code>${slug}</code></p>
      ${sectionSwitches(document)}
      <form data-document="/_sandbox/content/${collection}/${slug}" data-done="Texto guardado.">
        ${Object.entries(body).map(([field, value]) => node(value, [field]))}
        <div class="bar"><button id="save">Guardar</button></div>
      </form>`,
  );
}

function sectionSwitches({ collection, slug, body, hiddenSections }: Document): Html | undefined {
  const { acf } = body;
  if (!isFields(acf)) return undefined;
  return html`<section id="sections" aria-labelledby="sections-title">
    <h2 id="sections-title">Mostrar e esconder</h2>
    <ul class="plain">
      ${Object.keys(acf).map((section) => {
        const isHidden = hiddenSections.includes(section);
        const label = labels[section] ?? section;
        return html`<li>
          <form
            class="row"
            data-call="POST /_sandbox/content/${collection}/${slug}/sections/${section}"
            data-done="${label}: ${isHidden ? 'aparece' : 'escondida'}."
          >
            <span>${label}: <strong>${isHidden ? 'escondida' : 'aparece'}</strong></span>
            <input type="hidden" name="isHidden" data-type="boolean" value="${String(!isHidden)}" />
            <button id="section-${section}" aria-label="${isHidden ? 'Mostrar' : 'Esconder'} ${label}">
              ${isHidden ? 'Mostrar' : 'Esconder'}
            </button>
          </form>
        </li>`;
      })}
    </ul>
  </section>`;
}

function node(value: unknown, path: readonly string[]): Html {
  if (Array.isArray(value)) return list(value, path);
  if (isFields(value)) {
    return html`<fieldset>
      <legend>${labelOf(path)}</legend>
      ${Object.entries(value).map(([field, inner]) => node(inner, [...path, field]))}
    </fieldset>`;
  }
  return leaf(value, path);
}

function list(items: readonly unknown[], path: readonly string[]): Html {
  return html`<fieldset>
    <legend>${labelOf(path)}</legend>
    ${items.map((item, index) => {
      const itemPath = [...path, String(index)];
      const name = `${labelOf(path)}, item ${index + 1}`;
      return html`<div class="item">
        ${node(item, itemPath)}
        <div class="row">
          <button
            type="button"
            id="copy-${itemPath.join('.')}"
            data-edit="copy"
            data-path="${JSON.stringify(itemPath)}"
            aria-label="Repetir ${name}"
          >
            Repetir
          </button>
          <button
            type="button"
            id="remove-${itemPath.join('.')}"
            data-edit="remove"
            data-path="${JSON.stringify(itemPath)}"
            aria-label="Remover ${name}"
          >
            Remover
          </button>
        </div>
      </div>`;
    })}
  </fieldset>`;
}

function leaf(value: unknown, path: readonly string[]): Html {
  const id = `field-${path.join('.')}`;
  const place = JSON.stringify(path);
  const label = labelOf(path);
  if (typeof value === 'number') {
    return html`<label
      >${label} <input type="number" id="${id}" data-path="${place}" data-type="number" value="${value}"
    /></label>`;
  }
  const text = String(value);
  const isSlug = path.length === 1 && path[0] === 'slug';
  if (isSlug) return html`<label>${label} <input id="${id}" value="${text}" readonly /></label>`;
  return html`<label
    >${label} <textarea id="${id}" data-path="${place}" rows="${text.length > 90 ? 4 : 1}">${text}</textarea>
  </label>`;
}

function labelOf(path: readonly string[]): string {
  const last = path.at(-1) ?? '';
  return /^\d+$/.test(last) ? `Item ${Number(last) + 1}` : (labels[last] ?? last);
}
