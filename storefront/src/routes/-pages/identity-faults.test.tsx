/**
 * Every call of registration, log-in and recovery goes wrong in every way, between the real pages and the running
 * sandbox: what was typed stays, nothing is sent twice, focus is where the message is, and nothing is half done.
 */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { focusedPart } from '#/test-support/focused-part.ts';
import { fakeStorage } from '#/test-support/index.ts';
import {
  clara,
  controlOf,
  identityForms,
  newPassword,
  openForm,
  type IdentityForm,
} from '#/test-support/identity-forms.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { runSandboxForFile, type Meet } from '#/test-support/running-sandbox.ts';

// Each test meets all ways a call can go wrong, one after another.
vi.setConfig({ testTimeout: 90_000 });
const sandbox = runSandboxForFile();
const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));

const faults = {
  failing: () => answer(500, { id: 1, code: 'internal', message: 'Internal error' }),
  dropped: () => Promise.reject(new TypeError('Failed to fetch')),
  'timing out': () => new Promise<never>(() => undefined),
  'answering nonsense': () => Promise.resolve(new Response('<h1>Erro</h1>')),
  'not found': () => answer(404, { id: 1, code: 'not_found', message: 'Não há' }),
  refusing: () => answer(409, { id: 1, code: 'conflict', message: 'Já existe um pedido igual.' }),
  /** The service does it, and its answer is lost. */
  'acting unheard': async ({ act }) => {
    await act();
    throw new TypeError('Failed to fetch');
  },
} as const satisfies Record<string, Meet>;
type Fault = keyof typeof faults;

// Waits are as long as in the store (ten seconds to a time-out, five to a slow answer), by a clock that runs faster.
const haste = 50;
let hurrying: ReturnType<typeof setInterval>;
/** Calls the sandbox is answering: time stands still for them, or a busy machine would be a service that timed out. */
let answering = 0;
const unhurried: Meet = async ({ act }) => {
  answering += 1;
  try {
    return await act();
  } finally {
    answering -= 1;
  }
};
beforeEach(() => {
  // What the test itself waits for is measured by the same clock.
  configure({ asyncUtilTimeout: haste * 30_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hurrying = setInterval(() => {
    if (answering === 0) vi.advanceTimersByTime(2 * haste);
  }, 2);
});
afterEach(() => {
  clearInterval(hurrying);
  vi.useRealTimers();
});

/** An answer that takes five seconds, and then as long as the test looks at the page. */
function slowAnswer() {
  const looked = Promise.withResolvers<void>();
  const waited = Promise.withResolvers<void>();
  const meet: Meet = async ({ act }) => {
    setTimeout(waited.resolve, 5000);
    await Promise.all([waited.promise, looked.promise]);
    return act();
  };
  return {
    meet,
    comes: async () => {
      await waitFor(() => waited.promise);
      looked.resolve();
    },
  };
}

const passed: string[] = [];
const count = (call: string, ...conditions: readonly string[]) =>
  void passed.push(...conditions.map((one) => `${call}: ${one}`));
afterAll(() => void process.stdout.write(`identity faults: ${passed.length} combinations of call and fault passed\n`));

/** A call of the page that goes as it is told; how often it was sent. */
function callUnderTest(name: string) {
  let how: Meet | undefined;
  let sent = 0;
  const meet: Meet = (asked) => {
    const call = { ...asked, act: () => unhurried(asked) };
    if (call.name !== name) return call.act();
    sent += 1;
    return how ? how(call) : call.act();
  };
  return {
    meet,
    goes: (next: Meet | undefined) => {
      how = next;
    },
    timesSent: () => sent,
  };
}

/** What is said has to be heard where it comes: it has the focus, or is a live region. */
function expectHeard(said: HTMLElement) {
  expect(said).toBeVisible();
  expect(said.closest('[role=alert], [role=status], [aria-live]') ?? focusedPart()).toContainElement(said);
}

interface Write {
  call: string;
  form: IdentityForm;
  says: (fault: Fault) => string | RegExp;
  /** How the visitor comes back to the form; without it, it is still there. */
  back?: string;
  /** What each press of a fault that acts has made; a link is good once, so its own case. */
  unheard: 'not repeated' | 'repeated harmlessly' | 'repeats';
}

const dead = /^Nosso serviço não respondeu\./;
const isAnsweredNo = (fault: Fault) => fault === 'not found' || fault === 'refusing';
const wordsOf = (fault: Fault, otherwise: string) => (fault === 'refusing' ? 'Já existe um pedido igual.' : otherwise);
const notRegistered = (fault: Fault) => wordsOf(fault, 'Erro ao cadastrar usuário, tente novamente mais tarde.');

const writes: readonly Write[] = [
  {
    call: 'POST /signin',
    form: identityForms.login,
    says: (fault) => (isAnsweredNo(fault) ? 'Usuário ou senha inválidos' : dead),
    unheard: 'repeated harmlessly',
  },
  {
    call: 'GET /users/1001',
    form: identityForms.login,
    says: (fault) => (isAnsweredNo(fault) ? 'Valide seu cadastro através do link enviado no seu e-mail' : dead),
    unheard: 'repeated harmlessly',
  },
  { call: 'POST /signup', form: identityForms.individual, says: notRegistered, unheard: 'repeated harmlessly' },
  { call: 'POST /signup', form: identityForms.company, says: notRegistered, unheard: 'repeated harmlessly' },
  {
    call: 'POST /signup',
    form: identityForms.notice,
    says: (fault) => wordsOf(fault, 'Não conseguimos enviar seu pedido de aviso.'),
    unheard: 'repeated harmlessly',
  },
  {
    call: 'POST /reset-password',
    form: identityForms.resetEmail,
    says: () => 'Erro ao enviar email.',
    back: 'Tentar de novo',
    // Another e-mail, whose link takes the place of the first.
    unheard: 'repeats',
  },
  {
    call: 'POST /change-password',
    form: identityForms.newPassword,
    says: (fault) =>
      wordsOf(fault, fault === 'answering nonsense' ? 'Ocorreu um erro inesperado.' : 'Erro ao redefinir senha.'),
    back: 'Tentar de novo',
    unheard: 'not repeated',
  },
];

describe.each(writes)('$call of the form “$form.name”', ({ call, form, says, back, unheard }) => {
  test('in every way it goes wrong: is said, keeps what was typed, makes nothing by half, and succeeds at last', async () => {
    const { meet, goes, timesSent } = callUnderTest(call);
    const { fillIn, press, isBusy, expectTyped, storage, user } = await openForm(form, sandbox, { meet });
    await fillIn(form.fields);
    const ways = (Object.keys(faults) as Fault[]).filter(
      (fault) => fault !== 'acting unheard' || unheard !== 'not repeated',
    );
    for (const fault of ways) {
      const before = timesSent();
      const made = await form.made(sandbox, storage);
      goes(faults[fault]);
      await press(form.send);
      const said = await waitFor(() => {
        expect(timesSent(), fault).toBeGreaterThan(before);
        expect(isBusy(), fault).toBe(false);
        return screen.getByText(says(fault));
      });
      expectHeard(said);
      expect(await form.made(sandbox, storage), fault).toBe(
        fault === 'acting unheard' && form.name !== 'login' ? made + 1 : made,
      );
      if (back !== undefined) await press(back);
      expectTyped(form.fields);
      count(call, fault);
    }

    const before = timesSent();
    const slow = slowAnswer();
    goes(slow.meet);
    await press(form.send);
    await waitFor(() => expect(isBusy()).toBe(true));
    await press(form.sending);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(timesSent()).toBe(before + 1));
    expect(isBusy()).toBe(true);
    expectTyped(form.fields);
    await slow.comes();
    await form.succeeds();
    expect(timesSent()).toBe(before + 1);
    expect(await form.made(sandbox, storage)).toBe(unheard === 'repeats' ? 2 : 1);
    count(call, 'slow', 'pressed again');
  });
});

test('POST /signup of somebody who is registered: one press opens the log-in', async () => {
  const form: IdentityForm = identityForms.individual;
  const { meet, goes } = callUnderTest('POST /signup');
  const { fillIn, press } = await openForm(form, sandbox, { meet });
  await fillIn(form.fields);
  goes(faults.refusing);
  await press(form.send);
  await press('Entrar');
  expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeVisible();
});

test('POST /change-password acting unheard: the password is new, and a link that was used says so', async () => {
  const call = 'POST /change-password';
  const form: IdentityForm = identityForms.newPassword;
  const { meet, goes } = callUnderTest(call);
  const { fillIn, press, expectTyped, storage } = await openForm(form, sandbox, { meet });
  await fillIn(form.fields);
  goes(faults['acting unheard']);
  await press(form.send);
  expectHeard(await screen.findByText('Erro ao redefinir senha.'));
  expect(screen.getByText(/Se a troca tiver chegado, a senha nova já abre a sua conta\./)).toBeVisible();
  expect(await form.made(sandbox, storage)).toBe(1);
  goes(undefined);
  await press('Tentar de novo');
  expectTyped(form.fields);
  await press(form.send);
  expectHeard(await screen.findByText('Link expirado ou já usado. Peça um novo e-mail para redefinir a senha.'));
  expect(screen.getByRole('button', { name: 'Pedir um novo link' })).toBeVisible();
  count(call, 'acting unheard');
});

/** What a read can't have: it changes nothing, so its lost answer is one that was dropped. */
const readFaults = (Object.keys(faults) as Fault[]).filter((fault) => fault !== 'acting unheard');

describe('a company’s place', () => {
  const { company } = identityForms;
  const fieldOf = (label: string) => company.fields.find((field) => field.label === label) ?? company.fields[0];
  const [document, cep] = [fieldOf('CPF ou CNPJ'), fieldOf('CEP')];

  test('GET /ceps in every way it goes wrong: says that state and city can be chosen, and keeps the rest', async () => {
    const { meet, goes, timesSent } = callUnderTest('GET /ceps');
    const { fillIn, enter, expectTyped } = await openForm(company, sandbox, { meet });
    const typed = [document, fieldOf('Razão Social'), fieldOf('E-mail')];
    await fillIn(typed);
    for (const fault of readFaults) {
      const before = timesSent();
      goes(faults[fault]);
      await enter(cep);
      const said = await waitFor(() => {
        expect(timesSent(), fault).toBeGreaterThan(before);
        return screen.getByText(
          fault === 'not found' ? /^Não encontramos este CEP\./ : /^Não conseguimos consultar o CEP agora\./,
        );
      });
      expectHeard(said);
      expectTyped([...typed, cep]);
      expect(controlOf(cep)).toHaveFocus();
      count('GET /ceps', fault);
    }
    const slow = slowAnswer();
    goes(slow.meet);
    await enter(cep);
    await slow.comes();
    await waitFor(() => expect(controlOf({ label: 'Cidade' })).toHaveValue('São Paulo'));
    expect(screen.queryByText(/^Não conseguimos consultar o CEP/)).toBeNull();
    count('GET /ceps', 'slow');
  });

  test('GET /ceps slow: a state chosen meanwhile is not overwritten', async () => {
    const { meet, goes } = callUnderTest('GET /ceps');
    const { fillIn, user } = await openForm(company, sandbox, { meet });
    await fillIn([document]);
    await screen.findByRole('option', { name: 'Bahia' });
    const slow = slowAnswer();
    goes(slow.meet);
    const field = controlOf(cep);
    await user.click(field);
    await user.paste(cep.text);
    await user.selectOptions(controlOf({ label: 'Estado' }), 'BA');
    await slow.comes();
    await user.type(controlOf({ label: 'Cidade' }), 'Salvador');
    await user.click(await screen.findByRole('option', { name: 'Salvador' }));
    expect(controlOf({ label: 'Estado' })).toHaveValue('BA');
    count('GET /ceps', 'corrected meanwhile');
  });

  test.each([
    {
      call: 'GET /v1/localidades/estados',
      said: 'Não conseguimos carregar os estados.',
      ask: async () => undefined,
      arrives: () => screen.findByRole('option', { name: 'Bahia' }),
    },
    {
      call: 'GET /estados/BA/municipios',
      said: 'Não conseguimos carregar as cidades.',
      ask: async ({ user }: Awaited<ReturnType<typeof openForm>>) => {
        await screen.findByRole('option', { name: 'Bahia' });
        await user.selectOptions(controlOf({ label: 'Estado' }), 'BA');
      },
      arrives: async ({ user }: Awaited<ReturnType<typeof openForm>>) => {
        await user.type(controlOf({ label: 'Cidade' }), 'Salvador');
        return screen.findByRole('option', { name: 'Salvador' });
      },
    },
  ])(
    '$call in every way it goes wrong: can be asked for again, once at a time',
    async ({ call, said, ask, arrives }) => {
      const { meet, goes, timesSent } = callUnderTest(call);
      const page = await openForm(company, sandbox, { meet });
      const { fillIn, press, isBusy, expectTyped, user } = page;
      const typed = [document, fieldOf('Razão Social')];
      goes(faults.failing);
      await fillIn(typed);
      await ask(page);
      for (const [at, fault] of readFaults.entries()) {
        const before = at === 0 ? 0 : timesSent();
        goes(faults[fault]);
        if (at > 0) await press('Tentar de novo');
        const notice = await waitFor(() => {
          expect(timesSent(), fault).toBeGreaterThan(before);
          expect(isBusy(), fault).toBe(false);
          return screen.getByText(said);
        });
        expectHeard(notice);
        expectTyped(typed);
        count(call, fault);
      }
      const before = timesSent();
      const slow = slowAnswer();
      goes(slow.meet);
      await press('Tentar de novo');
      await waitFor(() => expect(isBusy()).toBe(true));
      await press('Tentando de novo');
      await user.keyboard('{Enter}');
      await slow.comes();
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
      expect(timesSent()).toBe(before + 1);
      await arrives(page);
      expectTyped(typed);
      count(call, 'slow', 'pressed again');
    },
  );
});

describe('POST /confirm-email', () => {
  async function openLink() {
    await sandbox.ask('/fleet/signup', {
      name: 'Marina Exemplo',
      email: 'marina@exemplo.com.br',
      document: '39053344705',
      phone: '11912345678',
      cep: '01310100',
      password: newPassword,
    });
    const link = await sandbox.linkTo('marina@exemplo.com.br');
    const under = callUnderTest(`POST ${link}`);
    const open = (how: Meet) => {
      under.goes(how);
      const storage = fakeStorage({ local: { signup: 'polo' } });
      return {
        ...renderApp(link, { ports: sandbox.services({ readToken: () => undefined, meet: under.meet }), storage }),
        storage,
      };
    };
    return { open, ...under };
  }

  test('in every way it goes unanswered: the link stays good, and is tried again by one press', async () => {
    const { open, goes, timesSent } = await openLink();
    const { user, storage, router } = open(faults.failing);
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const ways = (['failing', 'dropped', 'timing out', 'answering nonsense', 'acting unheard'] as const).entries();
    for (const [at, fault] of ways) {
      const before = at === 0 ? 0 : timesSent();
      goes(faults[fault]);
      if (at > 0) await press('Tentar de novo');
      const said = await waitFor(() => {
        expect(timesSent(), fault).toBeGreaterThan(before);
        expect(screen.queryByRole('button', { name: 'Confirmando' })).toBeNull();
        return screen.getByText(/Seu link continua valendo/);
      });
      expectHeard(said);
      expect(storage.kept.local.signup, fault).toBe('polo');
      expect(router.state.location.state.emailToken, fault).toBeDefined();
      count('POST /confirm-email', fault);
    }
    const before = timesSent();
    const slow = slowAnswer();
    goes(slow.meet);
    await press('Tentar de novo');
    await press('Confirmando');
    await slow.comes();
    const dialog = await screen.findByRole('dialog', { name: 'Cadastro feito com sucesso!' });
    expectHeard(within(dialog).getByText(/Seu e-mail está confirmado\./));
    expect(timesSent()).toBe(before + 1);
    expect(storage.kept.local).toMatchObject({ confirm: 'polo' });
    count('POST /confirm-email', 'slow', 'pressed again');
  });

  test.each(['not found', 'refusing'] as const)('%s: is no link of ours, and says what to do', async (fault) => {
    const { open } = await openLink();
    const { user, address } = open(faults[fault]);
    const dialog = await screen.findByRole('dialog', { name: 'Ops!' });
    expectHeard(within(dialog).getByText('Algo deu errado! Link de validação expirado ou inválido'));
    expect(within(dialog).getByRole('button', { name: 'Entrar' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(address()).toBe('/'));
    count('POST /confirm-email', fault);
  });
});

describe('GET /users, when a page of the account opens', () => {
  async function openAccount(how: Meet) {
    const { body } = await sandbox.ask('/fleet/signin', {
      login: clara.email,
      password: clara.password,
      typeOrder: 500,
    });
    const { token } = body as { token: string };
    const storage = fakeStorage({ local: { id: '1001', token }, cookies: { signdrive: '1' } });
    const under = callUnderTest('GET /users/1001');
    under.goes(how);
    const readToken = () => storage.kept.local.token;
    const app = renderApp('/conta/plano', { ports: sandbox.services({ readToken, meet: under.meet }), storage });
    return { ...app, ...under, storage };
  }

  test('in every way it goes unanswered: the page stays, and is asked for again by one press', async () => {
    const { goes, timesSent, storage, user, address } = await openAccount(faults.failing);
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const ways = (['failing', 'dropped', 'timing out', 'answering nonsense'] as const).entries();
    for (const [at, fault] of ways) {
      const before = at === 0 ? 0 : timesSent();
      goes(faults[fault]);
      if (at > 0) await press('Tentar de novo');
      const said = await waitFor(() => {
        expect(timesSent(), fault).toBeGreaterThan(before);
        return screen.getByText('Não conseguimos conferir a sua sessão.');
      });
      expectHeard(said);
      expect(address(), fault).toBe('/conta/plano');
      expect(storage.kept.local.token, fault).toBeDefined();
      count('GET /users', fault);
    }
    const before = timesSent();
    const slow = slowAnswer();
    goes(slow.meet);
    await press('Tentar de novo');
    await waitFor(() => expect(timesSent()).toBe(before + 1));
    await slow.comes();
    await waitFor(() => expect(screen.queryByText('Não conseguimos conferir a sua sessão.')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu plano' })).toHaveFocus();
    expect(timesSent()).toBe(before + 1);
    count('GET /users', 'slow', 'pressed again');
  });

  test.each(['not found', 'refusing'] as const)(
    '%s: is nobody’s session; the log-in opens, and leads back',
    async (fault) => {
      const { address, storage } = await openAccount(faults[fault]);
      const dialog = await screen.findByRole('dialog', { name: 'Entrar' });
      expect(within(dialog).getByText(/^Sua sessão terminou\./)).toBeVisible();
      expect(address()).toBe('/');
      expect(storage.kept.local.token).toBeUndefined();
      expect(storage.kept.session.previousRoute).toBe('/conta/plano');
      count('GET /users', fault);
    },
  );
});
