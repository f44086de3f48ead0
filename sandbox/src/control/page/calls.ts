import type { Call } from '../../kernel/call-log.ts';
import { html, type Html } from './html.ts';

const shown = 50;
const outcomes: Record<Call['outcome'], string> = {
  running: 'em andamento',
  answered: 'respondida',
  dropped: 'cortada',
  abandoned: 'abandonada por quem chamou',
};

const timeOf = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: 'America/Sao_Paulo' });

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
    ${newest.length === 0 ? html`<p>Nenhuma chamada ainda.</p>` : table(newest, calls.length)}
  </section>`;
}

function table(calls: readonly Call[], total: number): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Tabela de chamadas">
    <table>
      <caption>
        ${calls.length} de ${total}, a mais nova primeiro
      </caption>
      <thead>
        <tr>
          <th scope="col">Hora</th>
          <th scope="col">Chamada</th>
          <th scope="col">Status</th>
          <th scope="col">Fim</th>
          <th scope="col">Requisição</th>
        </tr>
      </thead>
      <tbody>
        ${calls.map(
          (call) =>
            html`<tr>
              <td><time datetime="${call.at}">${timeOf.format(new Date(call.at))}</time></td>
              <td><code>${call.method} ${call.service}${call.path}${call.query && `?${call.query}`}</code></td>
              <td>${call.status ?? ''}</td>
              <td>${outcomes[call.outcome]}</td>
              <td><code>${call.requestId ?? ''}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
