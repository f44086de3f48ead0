import { describe, expect, it } from 'vitest';
import { intentTable } from '#/domain/order/intent-life.ts';
import { orderEvents, orderLife, orderStateOf, orderStates } from './order-life.ts';

const ends = new Set<string>(['stays', 'never', 'removed']);

/** A table of states and events as a Mermaid state diagram. */
function diagramOf(table: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const arrows = Object.entries(table).flatMap(([from, row]) => {
    const byTarget = Map.groupBy(Object.entries(row), ([, to]) => to);
    return [...byTarget]
      .filter(([to]) => to === 'removed' || !ends.has(to))
      .map(
        ([to, events]) =>
          `  ${from} --> ${to === 'removed' ? '[*]' : to}: ${events.map(([event]) => event).join(', ')}`,
      );
  });
  return ['```mermaid', 'stateDiagram-v2', ...arrows, '```'].join('\n');
}

/** The same as a Markdown table, with every cell, in columns as the formatter writes them. */
function tableOf(table: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const [first = {}] = Object.values(table);
  const events = Object.keys(first);
  const wordOf = (cell = '') => (cell === 'stays' || cell === 'never' ? '–' : cell);
  const rows = Object.entries(table).map(([state, cells]) => [state, ...events.map((event) => wordOf(cells[event]))]);
  const widths = ['state', ...events].map((name, at) =>
    Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`;
  return [
    line(['state', ...events]),
    line(
      widths.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}

const page = `# The life of an order

Written by \`storefront/src/features/checkout/placing/order-life.test.ts\` from the tables of the code. After a change of a table:
\`npx vitest run --project unit storefront/src/features/checkout/placing/order-life.test.ts -u\`.

## On its page

\`features/checkout/placing/order-life.ts\`. A dash: the event changes nothing in that state.

${diagramOf(orderLife)}

${tableOf(orderLife)}

## In the ledger

\`domain/order/intent-life.ts\`: the record of one confirmed write, in every tab. A dash: the event can't happen in that state.

${diagramOf(intentTable)}

${tableOf(intentTable)}
`;

describe('the table of order states', () => {
  it('has a cell for every state and event', () => {
    expect(Object.keys(orderLife)).toEqual(orderStates);
    for (const state of orderStates) expect(Object.keys(orderLife[state])).toEqual(orderEvents);
  });

  it('allows a confirmation only if no order is pending, unknown or placed', () => {
    const confirmable = orderStates.filter((state) => orderLife[state].confirmed !== 'stays');
    expect(confirmable).toEqual(['reviewing', 'priceChanged', 'reviewChanged', 'nothingHappened']);
  });

  it('allows sending only after all data was read again', () => {
    expect(orderStates.filter((state) => orderLife[state].sent !== 'stays')).toEqual(['checking']);
  });

  it('leads from every state to a placed order', () => {
    for (const state of orderStates) {
      const reached = new Set<string>([state]);
      for (const each of reached) {
        for (const next of Object.values(orderLife[each as keyof typeof orderLife])) {
          if (next !== 'stays') reached.add(next);
        }
      }
      expect(reached).toContain('placed');
    }
  });

  it('derives the state from the state of the page', () => {
    expect(orderStateOf({ placing: { status: 'idle' } })).toBe('reviewing');
    const failed = { status: 'failed', outcome: 'beingChecked', error: { kind: 'network' } } as const;
    expect(orderStateOf({ placing: failed })).toBe('beingChecked');
    expect(orderStateOf({ placing: failed, placed: { orderId: '31', slug: 'polo' } })).toBe('placed');
    expect(orderStateOf({ placing: failed, placed: { orderId: '31', slug: 'polo', isNumberShown: true } })).toBe(
      'seen',
    );
  });

  it('equals the diagram in docs/order-life.md', async () => {
    await expect(page).toMatchFileSnapshot('../../../../../docs/order-life.md');
  });
});
