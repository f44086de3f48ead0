import type { Call } from '../../kernel/call-log.ts';
import type { ClockState } from '../../kernel/clock.ts';
import type { Fault } from '../../kernel/faults.ts';
import { serviceNames } from '../../kernel/service-names.ts';
import type { Scenario } from '../../scenarios/world.ts';
import type { Document } from '../../services/content/state.ts';
import type { SentEmail } from '../../kernel/mail.ts';
import type { ReceivedThing } from '../../kernel/received.ts';
import { samplePassword } from '../../scenarios/sample/accounts.ts';
import type { Coupon } from '../../services/coupon/state.ts';
import type { Account } from '../../services/fleet/identity/state.ts';
import { callsSection } from './calls.ts';
import { contentSection, newCarSection } from './content.ts';
import { couponSection } from './coupons.ts';
import { frame } from './frame.ts';
import { html, type Html } from './html.ts';
import { orderSection, type OrderState } from './orders.ts';
import { table, time } from './parts.ts';
import { accountSection, outboxSection, receivedSection } from './people.ts';

export interface Overview {
  scenarios: readonly Scenario[];
  current: string;
  clock: ClockState;
  faults: readonly Fault[];
  documents: readonly Document[];
  coupons: readonly Coupon[];
  accounts: readonly Account[];
  emails: readonly SentEmail[];
  received: readonly ReceivedThing[];
  orders: OrderState;
  calls: readonly Call[];
}

/** The first page of the control. */
export function overviewPage(state: Overview): string {
  return frame(
    'Controle',
    html`<h1>Controle</h1>
      ${worldSection(state)} ${clockSection(state.clock)} ${faultSection(state.faults)}
      ${accountSection(state.accounts, samplePassword)} ${orderSection(state.orders)} ${outboxSection(state.emails)}
      ${receivedSection(state.received)} ${couponSection(state.coupons)} ${contentSection(state.documents)}
      ${newCarSection(state.documents)} ${callsSection(state.calls)}`,
  );
}

function worldSection({ scenarios, current }: Overview): Html {
  return html`<section id="world" aria-labelledby="world-title">
    <h2 id="world-title">Mundo</h2>
    <p>Trocar de mundo apaga o que foi feito: dados, falhas, chamadas e relógio voltam ao começo.</p>
    <form data-call="POST /_sandbox/scenario" data-done="Mundo trocado.">
      <fieldset>
        <legend>Mundo</legend>
        ${scenarios.map(
          ({ name, title, description }) =>
            html`<label class="choice">
              <input type="radio" name="name" value="${name}" id="world-${name}" ${name === current && html`checked`} />
              <span
                ><strong>${title}</strong>${name === current && ' (agora)'}<br />${description}<br /><code
                  >${name}</code
                ></span
              >
            </label>`,
        )}
      </fieldset>
      <button id="world-change">Trocar de mundo</button>
    </form>
    <form data-call="POST /_sandbox/reset" data-done="Mundo de volta ao começo.">
      <button id="world-reset">Recomeçar este mundo</button>
    </form>
  </section>`;
}

const day = 86_400_000;
const steps = [
  { label: '1 hora', milliseconds: day / 24 },
  { label: '1 dia', milliseconds: day },
  { label: '7 dias', milliseconds: 7 * day },
  { label: '30 dias', milliseconds: 30 * day },
];

function clockSection(clock: ClockState): Html {
  return html`<section id="clock" aria-labelledby="clock-title">
    <h2 id="clock-title">Relógio</h2>
    <p>
      Agora nos serviços: ${time(clock.now, { dateStyle: 'long', timeStyle: 'medium' })} (São Paulo),
      ${clock.isFrozen ? 'parado' : 'andando'}.
    </p>
    <div class="row">
      ${steps.map(
        ({ label, milliseconds }, index) =>
          html`<form data-call="POST /_sandbox/clock" data-done="Relógio adiantado em ${label}.">
            <input type="hidden" name="advanceMs" data-type="number" value="${milliseconds}" />
            <button id="clock-${index}">Adiantar ${label}</button>
          </form>`,
      )}
      <form data-call="POST /_sandbox/clock" data-done="${clock.isFrozen ? 'O relógio anda.' : 'O relógio parou.'}">
        <input type="hidden" name="isFrozen" data-type="boolean" value="${String(!clock.isFrozen)}" />
        <button id="clock-freeze">${clock.isFrozen ? 'Soltar o relógio' : 'Parar o relógio'}</button>
      </form>
    </div>
    <form class="row" data-call="POST /_sandbox/clock" data-done="Relógio acertado.">
      <label
        >Ir para (horário de São Paulo)
        <input type="datetime-local" name="now" data-type="saoPaulo" id="clock-now" required />
      </label>
      <button id="clock-set">Acertar</button>
    </form>
  </section>`;
}

function faultSection(faults: readonly Fault[]): Html {
  return html`<section id="faults" aria-labelledby="faults-title">
    <h2 id="faults-title">Falhas</h2>
    <p>Uma falha pega as próximas chamadas que combinam com ela, na ordem em que foi criada, e some quando acaba.</p>
    <form data-call="POST /_sandbox/faults" data-done="Falha criada.">
      <div class="grid">
        <label
          >Serviço
          <select name="service" id="fault-service">
            ${serviceNames.map((name) => html`<option>${name}</option>`)}
          </select>
        </label>
        <label
          >Método
          <select name="method" id="fault-method">
            <option value="">todos</option>
            ${['GET', 'POST', 'PUT', 'DELETE'].map((method) => html`<option>${method}</option>`)}
          </select>
        </label>
        <label
          >Caminho abaixo do serviço; termine com * para um começo
          <input name="path" id="fault-path" value="/*" required pattern="/.*" autocomplete="off" />
        </label>
        <label
          >Quantas chamadas
          <input name="times" id="fault-times" data-type="number" type="number" min="1" value="1" />
        </label>
        <label
          >Responder com o status (vazio: não)
          <input name="status" id="fault-status" data-type="number" type="number" min="200" max="599" />
        </label>
        <label
          >Esperar, em milissegundos (vazio: não)
          <input name="delayMs" id="fault-delay" data-type="number" type="number" min="0" />
        </label>
        <label
          >Cortar a conexão
          <select name="drop" id="fault-drop">
            <option value="">não</option>
            <option value="request">antes de agir</option>
            <option value="answer">depois de agir, sem resposta</option>
            <option value="half">no meio da resposta</option>
          </select>
        </label>
      </div>
      <button id="fault-add">Criar falha</button>
    </form>
    ${faults.length === 0 ? html`<p>Nenhuma falha à espera.</p>` : faultTable(faults)}
  </section>`;
}

function faultTable(faults: readonly Fault[]): Html {
  return html`${table({
      caption: 'Falhas à espera',
      columns: ['Chamada', 'Efeito', 'Faltam', 'Ação'],
      rows: faults.map((fault) => [
        html`<code>${fault.method ?? 'todos'} ${fault.service}${fault.path}</code>`,
        effectOf(fault),
        fault.remaining,
        html`<form data-call="DELETE /_sandbox/faults/${fault.id}" data-done="Falha removida.">
          <button id="fault-${fault.id}" aria-label="Remover falha ${fault.id}">Remover</button>
        </form>`,
      ]),
    })}
    <form data-call="DELETE /_sandbox/faults" data-done="Falhas removidas.">
      <button id="faults-clear">Remover todas</button>
    </form>`;
}

function effectOf(fault: Fault): string {
  const parts: string[] = [];
  if (fault.delayMs !== undefined) parts.push(`espera ${fault.delayMs} ms`);
  if (fault.status !== undefined) parts.push(`responde ${fault.status}`);
  if (fault.drop !== undefined) parts.push(`corta (${fault.drop === true ? 'request' : fault.drop})`);
  return parts.join(', ');
}
