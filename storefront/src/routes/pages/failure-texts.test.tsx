/** Failures as a visitor reads them: the text of each AppError, and the text for each code of spec §8. */
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ServiceError, type AppError, type AppErrorKind } from '#/api/app-error.ts';
import type { CatalogueText, sentenceOfCode } from '#/test-support/catalogue.ts';
import { identityForms, openForm } from '#/test-support/identity-forms.ts';
import { anOrder, fakeStorage, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { comesToSee } from '#/test-support/page-assertions.ts';
import { servicesOfClaraBut } from '#/test-support/services-of-clara.ts';
import { PageScriptError } from '../page-script.ts';

const fails = (error: AppError) => async (): Promise<never> => {
  throw new ServiceError(error);
};
const nonsense = fails({ kind: 'contract', where: 'body' });

const texts: Readonly<Record<AppErrorKind, { error: AppError; what: string; next: string }>> = {
  network: {
    error: { kind: 'network' },
    what: 'Não conseguimos falar com o nosso serviço.',
    next: 'Verifique sua rede e tente novamente.',
  },
  timeout: {
    error: { kind: 'timeout' },
    what: 'A resposta demorou mais do que devia.',
    next: 'Tente novamente em alguns instantes.',
  },
  unauthorized: {
    error: { kind: 'unauthorized' },
    what: 'Sua sessão terminou.',
    next: 'Entre de novo para continuar de onde parou.',
  },
  notFound: {
    error: { kind: 'notFound' },
    what: 'Não encontramos o que você procura.',
    next: 'O endereço mudou ou a oferta terminou. Veja os carros disponíveis.',
  },
  rejected: {
    error: { kind: 'rejected', status: 422, code: '' },
    what: 'Nosso serviço não aceitou a consulta.',
    next: 'Tente novamente mais tarde ou fale com a gente.',
  },
  contract: {
    error: { kind: 'contract', where: 'body' },
    what: 'A resposta do nosso serviço veio com erro.',
    next: 'O problema é na nossa consulta. Tente novamente mais tarde.',
  },
  unexpected: {
    error: { kind: 'unexpected' },
    what: 'Algo falhou nesta página.',
    next: 'Recarregue a página. Se continuar, fale com a gente.',
  },
};

/** On a failed page: each error in turn, by the retry button, with the retries of its read. */
async function tryAgainWith(page: ReturnType<typeof renderApp>, answersWith: (fail: () => Promise<never>) => Answers) {
  const button = await screen.findByRole('button', { name: 'Tentar de novo' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return async (error: AppError) => {
    page.ports.answer(answersWith(fails(error)));
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(5000));
  };
}

test('home without offers shows for each error what to do', async () => {
  const page = renderApp('/', { ports: { catalog: { listOffers: nonsense } } });
  const meet = await tryAgainWith(page, (listOffers) => ({ catalog: { listOffers } }));
  for (const { error, next } of Object.values(texts)) {
    await meet(error);
    expect(screen.getByText(next)).toBeVisible();
  }
});

test('an order that can’t be opened shows for each error what happened and what to do', async () => {
  const page = renderApp('/ofertasvw/polo/assinar/dados', {
    ports: servicesOfClaraBut({ customers: { readCustomer: nonsense } }),
    storage: fakeStorage({ local: { id: '1001', token: 'a token' } }),
  });
  const meet = await tryAgainWith(page, (readCustomer) => ({ customers: { readCustomer } }));
  // An expired session opens the log-in (LoginDialog.test.tsx).
  const { unauthorized: _, ...others } = texts;
  for (const { error, what, next } of Object.values(others)) {
    await meet(error);
    expect(screen.getByText(`${what} ${next}`)).toBeVisible();
  }
});

interface Reported {
  code: keyof typeof sentenceOfCode;
  path: string;
  ports: Answers;
  seen: CatalogueText;
}

const isRefused: Answers['orders'] = { listOrders: async () => [anOrder({ status: 'documentsRejected' })] };
const reported: readonly Reported[] = [
  {
    code: 'Failed to fetch offers',
    path: '/',
    ports: { catalog: { listOffers: nonsense } },
    seen: 'Não conseguimos carregar as ofertas.',
  },
  {
    code: 'Failed to fetch orders',
    path: '/conta/status-pedido',
    ports: { orders: { listOrders: nonsense } },
    seen: 'Erro ao buscar pedidos, tente novamente mais tarde.',
  },
  {
    code: 'Failed to fetch order status',
    path: '/conta/status-pedido',
    ports: { orders: { readHistory: nonsense } },
    seen: 'Erro ao buscar status do pedido',
  },
  {
    code: 'Failed to fetch dealer',
    path: '/conta/status-pedido',
    ports: { dealers: { readLocation: nonsense } },
    seen: 'Não conseguimos buscar o local agora.',
  },
  {
    code: 'Falha ao buscar documentos',
    path: '/conta/minha-conta',
    ports: { orders: isRefused, documents: { listDocuments: nonsense } },
    seen: 'Erro ao buscar documentos, tente novamente mais tarde.',
  },
  {
    code: 'Falha ao buscar o status do documento',
    path: '/conta/minha-conta',
    ports: { orders: isRefused, documents: { readRefusals: nonsense } },
    seen: 'Erro ao buscar documentos, tente novamente mais tarde.',
  },
  {
    code: 'Loja não encontrada',
    path: '/viaduto',
    ports: { store: { readPartner: nonsense } },
    seen: 'Loja não encontrada.',
  },
  {
    code: 'Login failed',
    path: '/condicoes-legais',
    ports: { content: { readConditions: nonsense } },
    seen: 'Não conseguimos carregar as condições da oferta.',
  },
];

/** Collects the codes that the store reports. */
function recordCodes() {
  const codes: string[] = [];
  return { codes, reportFailure: ({ code }: { code: string }) => void codes.push(code) };
}

test.each(reported)(
  'the code “$code” is reported, and a visitor reads “$seen”',
  async ({ code, path, ports, seen }) => {
    const storage = fakeStorage({ local: path.startsWith('/conta') ? { id: '1001', token: 'a token' } : {} });
    const { codes, reportFailure } = recordCodes();
    renderApp(path, { ports: servicesOfClaraBut(ports), storage, reportFailure });
    await comesToSee(seen);
    expect(codes).toContain(code);
    expect(document.body).not.toHaveTextContent(new RegExp(`${code}(?!\\.)`));
  },
);

test('the code “Failed to fetch user profile” is reported, and a visitor is asked to confirm the e-mail', async () => {
  const { login } = identityForms;
  const { codes, reportFailure } = recordCodes();
  const page = await openForm(login, {
    reportFailure,
    ports: { identity: { readUser: fails({ kind: 'rejected', status: 403, code: '' }) } },
  });
  await page.fillIn(login.fields);
  await page.press(login.send);
  await comesToSee('Valide seu cadastro através do link enviado no seu e-mail');
  expect(codes).toEqual(['Failed to fetch user profile']);
});

test('the code “Falha ao enviar o documento” is reported, and a visitor reads that the document was not sent', async () => {
  const { codes, reportFailure } = recordCodes();
  const page = renderApp('/conta/minha-conta', {
    reportFailure,
    ports: servicesOfClaraBut({ orders: isRefused, documents: { upload: nonsense } }),
    storage: fakeStorage({ local: { id: '1001', token: 'a token' } }),
  });
  const tile = await screen.findByRole('group', { name: 'CNH, verso' });
  const file = new File(['%PDF-1.7 '], 'novo.pdf', { type: 'application/pdf' });
  await page.user.upload(tile.querySelector('input') ?? tile, file);
  await comesToSee('Erro ao enviar documento.');
  expect(codes).toEqual(['Falha ao enviar o documento']);
});

test('a page script that failed has the code of the specification', () => {
  expect(new PageScriptError(2, new Error('cut')).message).toBe('Loading chunk 2 failed');
});
