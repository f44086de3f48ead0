import { html, type Html } from '../control/page/html.ts';
import { challengeCode, testCards } from './test-cards.ts';

const inGroups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/**
 * The hosted card form (spec §4, §5): holder name required, no billing address. The session is in the URL's
 * fragment, which is never sent.
 * @param storeOrigin the only window that receives messages
 * @param lookUrl see `look.ts`
 */
export function formPage(storeOrigin: string, lookUrl: string): string {
  return html`${frame('Dados do cartão')}<link rel="stylesheet" href="form.css">
<link rel="stylesheet" href="${lookUrl}">
<script type="module" src="form.js"></script>
<body data-store-origin="${storeOrigin}" data-test-cards="${testCards.map(({ number }) => number).join(' ')}">
<main id="main" aria-label="Formulário do cartão" aria-busy="true">
<p id="loading">Abrindo o formulário do cartão.</p>
<noscript><p>Este formulário precisa de JavaScript. Escolha boleto, ou ative o JavaScript e recarregue a página.</p></noscript>

<form id="card" novalidate hidden>
<h1>Dados do cartão</h1>
<p class="alert" id="card-alert" role="alert" tabindex="-1"></p>
${field({
  id: 'number',
  label: 'Número do cartão',
  hint: 'Demonstração: só cartões de teste, na lista abaixo.',
  attributes: html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`,
})}
<div class="pair">
${field({
  id: 'expiry',
  label: 'Validade',
  hint: 'Mês e ano: MM/AA.',
  attributes: html`inputmode="numeric" autocomplete="cc-exp" maxlength="11"`,
})}
${field({
  id: 'cvc',
  label: 'Código de segurança',
  hint: '3 números no verso, ou 4 na frente.',
  attributes: html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`,
})}
</div>
${field({
  id: 'holder',
  label: 'Nome no cartão',
  hint: 'Como está impresso.',
  attributes: html`autocomplete="cc-name" autocapitalize="characters" maxlength="80"`,
})}
<button id="card-submit" type="submit"><span class="spinner" aria-hidden="true"></span><span class="words">Salvar cartão</span></button>
<p class="note">Nada é cobrado agora. O número fica com a processadora do pagamento; a loja recebe só os quatro últimos.</p>
<details>
<summary>Cartões de teste</summary>
<p>Validade futura, qualquer código de segurança e qualquer nome.</p>
<ul>${testCards.map(
    ({ number, description }) =>
      html`<li>
        <button type="button" data-number="${number}">${inGroups(number)}</button><span>${description}</span>
      </li>`,
  )}</ul>
</details>
</form>

<form id="challenge" novalidate hidden>
<h1 id="challenge-title" tabindex="-1">Confirme com o seu banco</h1>
<p>O banco quer saber se é você. Digite o código que ele enviou para o seu celular.</p>
<p class="alert" id="challenge-alert" role="alert" tabindex="-1"></p>
${field({
  id: 'code',
  label: 'Código de confirmação',
  hint: html`6 números. Na demonstração: ${challengeCode}.`,
  attributes: html`inputmode="numeric" autocomplete="one-time-code" maxlength="6"`,
})}
<button id="challenge-submit" type="submit"><span class="spinner" aria-hidden="true"></span><span class="words">Confirmar</span></button>
</form>

<div id="end" hidden>
<h1 id="end-title" tabindex="-1"></h1>
<p id="end-text"></p>
</div>
</main>
</body>
</html>
`.text;
}

/** The response for a page without a form. */
export const aboutPage: string =
  html`${frame('Formulário do cartão (demonstração)')}<link rel="stylesheet" href="/form.css">
<body>
<main>
<h1>Formulário do cartão</h1>
<p>Aqui fica o formulário de cartão da demonstração. A loja o abre dentro da página de pagamento, com uma sessão própria.</p>
<p>Só cartões de teste são aceitos. Deles ficam os seis primeiros números, os quatro últimos e um código.</p>
</main>
</body>
</html>
`.text;

function frame(title: string): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
    </html> `;
}

interface Field {
  id: string;
  label: string;
  hint: string | Html;
  attributes: Html;
}

/** A field with its hint and error, both in its description. */
function field({ id, label, hint, attributes }: Field): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <p class="hint" id="${id}-hint">${hint}</p>
    <input
      id="${id}"
      name="${id}"
      aria-required="true"
      aria-describedby="${id}-hint ${id}-error"
      spellcheck="false"
      ${attributes}
    />
    <p class="error">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.5 20.5h19zM12 10v5M12 17.2v.8"></path></svg
      ><span id="${id}-error"></span>
    </p>
  </div>`;
}
