import type { Coupon } from '../../services/coupon/state.ts';
import { html, type Html } from './html.ts';

const dateOf = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The codes of this world, their purpose, and whether they were used. */
export function couponSection(coupons: readonly Coupon[]): Html {
  return html`<section id="coupons" aria-labelledby="coupons-title">
    <h2 id="coupons-title">Cupons</h2>
    <p>Cada um vale uma vez. Recomeçar o mundo devolve todos.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Tabela de cupons">
      <table>
        <caption>
          Códigos deste mundo
        </caption>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">O que mostra</th>
            <th scope="col">Usado em</th>
          </tr>
        </thead>
        <tbody>
          ${coupons.map(
            ({ code, description, burnedAt }) =>
              html`<tr>
                <td><code>${code}</code></td>
                <td>${description}</td>
                <td>${burnedAt === undefined ? '' : dateOf.format(new Date(burnedAt))}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
