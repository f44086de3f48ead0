import type { FileType } from '../../../contract/documents.ts';
import { orderStatusCodes, type OrderStatusCode } from '../../../contract/orders.ts';
import type { Upload } from '../../services/fleet/documents/state.ts';
import type { Account } from '../../services/fleet/identity/state.ts';
import { stepsFrom } from '../../services/fleet/orders/life.ts';
import type { StatusEntry, StoredOrder } from '../../services/fleet/orders/state.ts';
import { toMoneyText } from '../../services/vehicle/money.ts';
import { html, type Html } from './html.ts';
import { scrollingTable, time } from './parts.ts';

export interface OrderState {
  orders: readonly StoredOrder[];
  histories: ReadonlyMap<number, readonly StatusEntry[]>;
  uploads: readonly Upload[];
  accounts: readonly Account[];
}

const codes = Object.values(orderStatusCodes).toSorted((one, other) => one - other);

/** The orders of this world with controls for their status, and the documents of their buyers. */
export function orderSection(state: OrderState): Html {
  return html`<section id="orders" aria-labelledby="orders-title">
    <h2 id="orders-title">Pedidos</h2>
    <p>
      O relógio leva os pedidos adiante: adiante-o acima, ou mude aqui a situação à mão. A análise de documentos reprova
      o que falta e o arquivo cujo nome traz <code>borrado</code>, <code>cortado</code>, <code>vencido</code> ou
      <code>antigo</code>; a de crédito pede renda de três mensalidades.
    </p>
    ${state.orders.length === 0 ? html`<p>Nenhum pedido ainda.</p>` : state.orders.map((order) => orderItem(order, state))}
    ${uploadTable(state)}
  </section>`;
}

function orderItem(order: StoredOrder, { histories, accounts }: OrderState): Html {
  const history = histories.get(order.id) ?? [];
  const last = history.at(-1);
  const email = accounts.find(({ id }) => id === order.userId)?.email ?? String(order.userId);
  return html`<details id="order-${order.id}" class="item">
    <summary>Pedido ${order.id}, de ${email}: ${last ? statusName(last.status) : 'sem situação'}</summary>
    <p>
      <code>${order.productId}</code>, ${toMoneyText(order.monthlyInCents)} por mês,
      ${order.typePayment === 1 ? 'cartão' : 'boleto'}${order.couponCode !== null && `, cupom ${order.couponCode}`}.
    </p>
    ${historyTable(order, history)} ${last && statusForm(order, last)} ${deliveryForm(order)}
  </details>`;
}

const historyTable = ({ id }: StoredOrder, history: readonly StatusEntry[]) =>
  scrollingTable(`Histórico do pedido ${id}`, {
    caption: 'Histórico',
    columns: ['Quando', 'Situação', 'Descrição'],
    rows: history.map(({ at, status, description, withdrawnAt }) => [
      time(at),
      status,
      html`${description}${withdrawnAt !== null && html` (retirada pelo dono em ${time(withdrawnAt)})`}`,
    ]),
  });

/**
 * The transitions of the table first, its final statuses last; then every other status, because a demonstration may
 * jump.
 */
function statusForm({ id }: StoredOrder, last: StatusEntry): Html {
  const ways = [...new Set(stepsFrom(last.status).map(({ to }) => to))];
  const next = [...ways.filter((status) => status > 0), ...ways.filter((status) => status <= 0)];
  const others = codes.filter((status) => !next.includes(status));
  return html`<form data-call="POST /_sandbox/orders/${id}/status" data-done="Pedido ${id}: situação mudada.">
    <div class="grid">
      <label
        >Nova situação
        <select name="status" id="order-${id}-status" data-type="number">
          ${next.length > 0 && html`<optgroup label="Caminho normal">${next.map(statusOption)}</optgroup>`}
          <optgroup label="Outras">${others.map(statusOption)}</optgroup>
        </select>
      </label>
      <label
        >Descrição (vazia: a mensagem da situação)
        <input name="description" id="order-${id}-description" maxlength="500" autocomplete="off" />
      </label>
    </div>
    <button id="order-${id}-move">Mudar situação</button>
  </form>`;
}

const statusOption = (status: OrderStatusCode) => html`<option value="${status}">${statusName(status)}</option>`;
const statusName = (status: OrderStatusCode) => `${names[status]} (${status})`;

/** Shorter than the messages in the store. */
const names: Record<OrderStatusCode, string> = {
  [-1]: 'Expirado',
  0: 'Cancelado',
  1: 'Criado',
  2: 'Cadastro em validação',
  3: 'Cadastro validado',
  4: 'Reprovado na antifraude',
  5: 'Crédito em análise',
  6: 'Crédito aprovado',
  7: 'Crédito reprovado',
  8: 'Pedido inválido',
  9: 'Contrato a assinar',
  10: 'Contrato assinado',
  11: 'Concluído',
  12: 'Documentos em análise',
  13: 'Documentos aprovados',
  14: 'Documentos reprovados',
  15: 'Contrato a enviar',
  16: 'Faltam dados do contrato',
  17: 'Em entrega',
  18: 'Documentos reenviados',
  20: 'Crédito aprovado com sucesso',
};

function deliveryForm({ id, deliveryWindow }: StoredOrder): Html {
  return html`<form data-call="POST /_sandbox/orders/${id}/delivery" data-done="Pedido ${id}: retirada mudada.">
    <p>
      ${
        deliveryWindow
          ? `Retirada prevista: ${day(deliveryWindow.from)} a ${day(deliveryWindow.to)}${deliveryWindow.changes.length > 0 ? `, mudada ${deliveryWindow.changes.length}×` : ''}.`
          : 'Ainda não há previsão de retirada.'
      }
    </p>
    <div class="grid">
      <label>Retirada a partir de <input type="date" name="from" id="order-${id}-from" required /></label>
      <label>até <input type="date" name="to" id="order-${id}-to" required /></label>
      <label
        >Motivo
        <input name="reason" id="order-${id}-reason" required maxlength="200" value="por causa do transporte" />
      </label>
    </div>
    <button id="order-${id}-deliver">Mudar retirada</button>
  </form>`;
}

const day = (date: string) => date.split('-').toReversed().join('/');

const typeNames: Record<FileType, string> = {
  105: 'CNH, frente',
  121: 'CNH, verso',
  5: 'Comprovante de residência',
  600: 'Comprovante de renda',
  16: 'Documento adicional',
};

function uploadTable({ uploads, accounts }: OrderState): Html {
  if (uploads.length === 0) return html`<p>Nenhum documento enviado ainda.</p>`;
  return scrollingTable('Tabela de documentos', {
    caption: 'Documentos enviados',
    columns: ['Documento', 'Análise', 'Ação'],
    rows: uploads.map((upload) => [
      html`${typeNames[upload.fileType]}<br /><code>${upload.fileName}</code>, ${Math.ceil(upload.size / 1024)} KB<br />
        ${accounts.find(({ id }) => id === upload.userId)?.email ?? upload.userId}`,
      html`${upload.status}${upload.reason !== null && html`<br />${upload.reason}`}`,
      html`<div class="row">
        ${reviewButton(upload, 'Aprovado', 'Aprovar')}${reviewButton(upload, 'Reprovado', 'Reprovar')}
      </div>`,
    ]),
  });
}

function reviewButton({ id, fileType }: Upload, status: Upload['status'], verb: string): Html {
  const name = `${verb} ${typeNames[fileType]}`;
  return html`<form data-call="POST /_sandbox/documents/doc-${id}/review" data-done="${name}: feito.">
    <input type="hidden" name="status" value="${status}" />
    <button id="doc-${id}-${status === 'Aprovado' ? 'approve' : 'refuse'}" aria-label="${name}">${verb}</button>
  </form>`;
}
