import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AgreedOrder } from '../checkout.state.ts';
import { orderPlaced } from '../checkout.events.ts';
import { aDealer, aPlan, openCheckout } from '../test-support/checkout-under-test.ts';
import { PlacedOrder } from './PlacedOrder.tsx';

beforeEach(() => void vi.useFakeTimers());

const details: NonNullable<AgreedOrder['details']> = {
  dealer: { ...aDealer, hours: 'Segunda a sexta, 8h às 18h' },
  payment: 'card',
  endDigits: '1111',
  email: 'clara@exemplo.com.br',
  documents: ['cnh', 'incomeProof'],
  confirmedAt: '2026-11-22T12:00:00.000Z',
  periods: { documentsDays: 1, contractDays: 2, signingDays: 7 },
};
const plan = { ...aPlan, deliveryText: 'Entrega em até 30 dias.' };

async function openPlaced(agreed?: AgreedOrder) {
  const page = openCheckout();
  await page.settle();
  page.dispatch(
    orderPlaced({ orderId: '480112', slug: 'polo', hasCoupon: false, isFound: true, ...(agreed && { agreed }) }),
  );
  await act(async () => {
    render(
      <Provider store={page.store}>
        <PlacedOrder />
      </Provider>,
    );
    // The drawing of the car.
    await vi.dynamicImportSettled();
    await page.settle();
  });
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the page of a placed order', () => {
  it('has one focused h1, and a heading for each part', async () => {
    await openPlaced({ plan, details });
    expect(headings()).toEqual([
      'Pedido registrado',
      'O que acontece agora',
      'Avisos por e-mail',
      'Documentos recebidos',
      'Polo Track',
      'Retirada',
      'Pagamento',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('titles the page as a placed order, because the route’s title names the payment step, until it is left', async () => {
    onTestFinished(() => void (document.title = ''));
    const ofStep = 'Sign & Drive | Assinar Polo: Pagamento';
    document.title = ofStep;
    await openPlaced();
    expect(document.title).toBe('Sign & Drive | Pedido registrado');
    cleanup();
    expect(document.title).toBe(ofStep);
  });

  it('shows the dealer with hours and map, the card by its last digits, the e-mail and the documents', async () => {
    await openPlaced({ plan, details });
    expect(screen.getByText('Segunda a sexta, 8h às 18h')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ver no mapa/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Concessionária Centro · exemplo, Rua A, 1, São Paulo, SP')),
    );
    expect(screen.getByText('Cartão de crédito, final 1111')).toBeInTheDocument();
    expect(screen.getByText('clara@exemplo.com.br')).toBeInTheDocument();
    const documents = screen.getByText('CNH, frente').closest('ul');
    expect(
      documents &&
        within(documents)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
    ).toEqual(['CNH, frente', 'Comprovante de renda']);
  });

  it('lists the next steps with their dates, and saves them as a calendar file', async () => {
    let saved: Blob | undefined;
    const createObjectURL = vi.fn<(file: Blob) => string>((file) => {
      saved = file;
      return 'blob:calendar';
    });
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openPlaced({ plan, details });
    const steps = within(screen.getByRole('list', { name: 'O que acontece agora' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Pedido registrado (concluída)22\u00a0nov\u00a02026, 09:00'),
      expect.stringContaining('Conferência dos documentos (em andamento)Até 23\u00a0nov\u00a02026'),
      expect.stringContaining('Contrato para assinar (ainda não começou)Até 24\u00a0nov\u00a02026'),
      expect.stringContaining('Retirada do carro (ainda não começou)Até 22\u00a0dez\u00a02026'),
      expect.stringContaining('Primeira mensalidade (ainda não começou)Depois da retirada'),
    ]);
    const save = () => act(() => screen.getByRole('button', { name: 'Salvar datas no calendário' }).click());
    save();
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('pedido-480112.ics');
    expect(saved?.type).toBe('text/calendar;charset=utf-8');
    expect(await saved?.text()).toContain('DTSTART;VALUE=DATE:20261222');
    const announced = screen.getByText('Arquivo do calendário baixado.');
    save();
    expect(announced, 'the second download is announced, too').not.toBeInTheDocument();
    expect(screen.getByText('Arquivo do calendário baixado.')).toBeInTheDocument();
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('shows only the plan and the steps for an order of an earlier version', async () => {
    await openPlaced({ plan: aPlan });
    expect(headings()).toEqual(['Pedido registrado', 'O que acontece agora', 'Polo Track']);
    expect(screen.queryByRole('button', { name: /calendário/ })).not.toBeInTheDocument();
  });

  it('shows the number and the steps of an order that this browser has no record of', async () => {
    await openPlaced();
    expect(screen.getByText(/Seu pedido é o número 480\.112\./)).toBeInTheDocument();
    expect(headings()).toEqual(['Pedido registrado', 'O que acontece agora']);
  });

  it('states for an order by boleto that the boletos come by e-mail', async () => {
    const { endDigits: _, ...rest } = details;
    await openPlaced({ plan, details: { ...rest, payment: 'boleto' } });
    expect(screen.getByText('Boleto')).toBeInTheDocument();
    expect(screen.getByText(/o link do contrato e os boletos vão para/)).toBeInTheDocument();
  });
});
