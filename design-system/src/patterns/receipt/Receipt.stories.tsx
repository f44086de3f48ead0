import preview from '../../../../.storybook/preview';
import { Panel } from '../panel/Panel.tsx';
import { receiptRows, receiptTotal } from '../sample-content.tsx';
import { Receipt } from './Receipt.tsx';

const meta = preview.meta({
  title: 'Patterns/Costs/Receipt',
  component: Receipt,
  args: { rows: receiptRows, total: receiptTotal },
});

export const Ruled = meta.story({});
export const Tight = meta.story({
  args: { isTight: true },
  render: (args) => (
    <Panel>
      <Receipt {...args} />
    </Panel>
  ),
});
export const WithNotes = meta.story({
  args: { rows: [{ label: 'Mensalidade', value: 'R$ 2.179,00', note: 'Vence todo dia 10' }, ...receiptRows] },
});
export const LongText = meta.story({
  args: {
    rows: [{ label: 'Pacote de acessórios com engate, protetor de caçamba e tapetes de borracha', value: 'R$ 189,90' }],
  },
});
