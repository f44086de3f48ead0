import { isFields } from '../../services/content/rules.ts';
import { collections, type Collection, type Document } from '../../services/content/state.ts';
import { bodyTypes } from '../../../contract/vehicle.ts';
import { slugPattern } from '../../slug.ts';
import { html, type Html } from './html.ts';

export const collectionTitles: Record<Collection, string> = {
  home: 'Página inicial',
  cars: 'Páginas dos carros',
  faq: 'Dúvidas (lista simples)',
  'faq-categories': 'Categorias de dúvidas',
  faqs: 'Dúvidas por categoria',
  pages: 'Páginas legais',
  partner: 'Lojas parceiras',
  condicoes: 'Condições das ofertas',
};

/** Every document, by collection, each with a link to its form. */
export function contentSection(documents: readonly Document[]): Html {
  return html`<section id="content" aria-labelledby="content-title">
    <h2 id="content-title">Conteúdo</h2>
    <p>O que se muda aqui é respondido na próxima chamada.</p>
    ${collections.map((collection) =>
      group(
        collection,
        documents.filter((item) => item.collection === collection),
      ),
    )}
  </section>`;
}

function group(collection: Collection, documents: readonly Document[]): Html {
  return html`<details ${collection === 'home' && html`open`} id="group-${collection}">
    <summary>${collectionTitles[collection]} (${documents.length})</summary>
    <ul>
      ${documents.map(
        ({ slug, body, hiddenSections }) =>
          html`<li>
            <a href="/_sandbox/content-form/${collection}/${slug}">${nameOf(body, slug)}</a> <code>${slug}</code>
            ${hiddenSections.length > 0 && ` Seções escondidas: ${hiddenSections.join(', ')}.`}
          </li>`,
      )}
    </ul>
  </details>`;
}

export function nameOf(body: Record<string, unknown>, slug: string): string {
  const { title } = body;
  if (isFields(title) && typeof title['rendered'] === 'string') return title['rendered'];
  const name = body['partnerName'] ?? body['name'];
  return typeof name === 'string' ? name : slug;
}

/** A form to add a car, and one to remove it. */
export function newCarSection(documents: readonly Document[]): Html {
  const cars = documents.filter((document) => document.collection === 'cars');
  return html`<section id="cars" aria-labelledby="cars-title">
    <h2 id="cars-title">Carros</h2>
    <form data-call="POST /_sandbox/cars" data-done="Carro acrescentado.">
      <div class="grid">
        <label>Nome <input name="name" id="car-name" required autocomplete="off" /></label>
        <label
          >Endereço (letras minúsculas, números e hífen)
          <input name="slug" id="car-slug" required pattern="${slugPattern}" autocomplete="off" />
        </label>
        <label>Versão <input name="model" id="car-model" value="Versão única" autocomplete="off" /></label>
        <label
          >Carroceria
          <select name="bodyType" id="car-body">
            ${bodyTypes.map((type) => html`<option>${type}</option>`)}
          </select>
        </label>
        <label
          >Mensalidade em reais (24 meses, 1.000 km)
          <input
            name="monthlyInstallment"
            id="car-monthly"
            data-type="number"
            type="number"
            min="1"
            step="1"
            required
          />
        </label>
        <label>Descrição <input name="description" id="car-description" autocomplete="off" /></label>
        <label class="choice"
          ><input type="checkbox" name="isElectric" id="car-electric" data-type="checkbox" />
          <span>Elétrico</span></label
        >
      </div>
      <button id="car-add">Acrescentar carro</button>
    </form>
    <details id="car-list">
      <summary>Tirar um carro (${cars.length})</summary>
      <ul>
        ${cars.map(
          ({ slug, body }) =>
            html`<li>
              <form class="row" data-call="DELETE /_sandbox/cars/${slug}" data-done="Carro retirado.">
                <span>${nameOf(body, slug)}</span>
                <button id="car-remove-${slug}" aria-label="Tirar ${nameOf(body, slug)}">Tirar</button>
              </form>
            </li>`,
        )}
      </ul>
    </details>
  </section>`;
}
