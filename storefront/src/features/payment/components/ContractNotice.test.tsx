import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MethodState } from '../method.slice.ts';
import { ContractNotice } from './ContractNotice.tsx';
import { alerts } from '#/test-support/page-assertions.ts';

const paid = {
  status: 'success',
  orderId: '31',
  contractNumber: 'SDI31',
  method: { id: 19, description: 'Boleto bancário' },
} as const;

test.each<[string, MethodState]>([
  ['Não foi possível carregar as informações de pagamento do contrato.', { status: 'notFound', orderId: '31' }],
  [
    'Erro ao buscar dados do cartão, tente novamente mais tarde.',
    { status: 'error', orderId: '31', error: { kind: 'network' } },
  ],
  ['Erro ao tentar alterar forma de pagamento', { ...paid, change: 'failed' }],
  ['Continuamos verificando se a mudança foi feita', { ...paid, change: 'unclear' }],
])('"%s" is announced', (text, method) => {
  render(<ContractNotice method={method} />);
  expect(alerts()[0]).toHaveTextContent(text);
});

test.each(['none', 'saving', 'saved'] as const)('a contract whose change is "%s" has no notice', (change) => {
  const { container } = render(<ContractNotice method={{ ...paid, change }} />);
  expect(container).toBeEmptyDOMElement();
});
