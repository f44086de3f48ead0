import type { Coupon } from '../../services/coupon/state.ts';
import { html, type Html } from './html.ts';
import { scrollingTable } from './parts.ts';

const dateOf = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The codes of this world, their purpose, and whether they were used. */
export function couponSection(coupons: readonly Coupon[]): Html {
  return html`<section id="coupons" aria-labelledby="coupons-title">
    <h2 id="coupons-title">Cupons</h2>
    <p>Cada um vale uma vez. Recomeçar o mundo devolve todos.</p>
    ${scrollingTable('Tabela de cupons', {
      caption: 'Códigos deste mundo',
      columns: ['Código', 'O que mostra', 'Usado em'],
      rows: coupons.map(({ code, description, burnedAt }) => [
        html`<code>${code}</code>`,
        description,
        burnedAt && dateOf.format(new Date(burnedAt)),
      ]),
    })}
  </section>`;
}
