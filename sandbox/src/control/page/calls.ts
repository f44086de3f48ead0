import type { Call } from '../../kernel/call-log.ts';
import { html, type Html } from './html.ts';
import { scrollingTable, time } from './parts.ts';

const shown = 50;
const outcomes: Record<Call['outcome'], string> = {
  running: 'em andamento',
  answered: 'respondida',
  dropped: 'cortada',
  abandoned: 'abandonada por quem chamou',
};

/** The newest calls first. */
export function callsSection(calls: readonly Call[]): Html {
  const newest = calls.slice(-shown).toReversed();
  return html`<section id="calls" aria-labelledby="calls-title">
    <h2 id="calls-title">Chamadas recebidas</h2>
    <div class="row">
      <form data-refresh data-done="Lista atualizada."><button id="calls-refresh">Atualizar</button></form>
      <form data-call="DELETE /_sandbox/calls" data-done="Lista esvaziada.">
        <button id="calls-clear">Esvaziar</button>
      </form>
    </div>
    ${newest.length === 0 ? html`<p>Nenhuma chamada ainda.</p>` : callTable(newest, calls.length)}
  </section>`;
}

const callTable = (calls: readonly Call[], total: number) =>
  scrollingTable('Tabela de chamadas', {
    caption: `${calls.length} de ${total}, a mais nova primeiro`,
    columns: ['Hora', 'Chamada', 'Status', 'Fim', 'Requisição'],
    rows: calls.map((call) => [
      time(call.at, { timeStyle: 'medium' }),
      html`<code>${call.method} ${call.service}${call.path}${call.query && `?${call.query}`}</code>`,
      call.status ?? '',
      outcomes[call.outcome],
      html`<code>${call.requestId}</code>`,
    ]),
  });
