import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { aUser, fakeRecords, startStore, type Answers, type FakeRecords } from '#/test-support/index.ts';
import { documentsOpened } from './account.events.ts';
import { watchAccount } from './account.saga.ts';
import { documentChosen, selectAccount } from './account.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const fails = (error: AppError) => async (): Promise<never> => {
  throw new ServiceError(error);
};
const frozen = new Promise<never>(() => undefined);

/** The documents of one person, whose CNH was rejected. */
function documentService() {
  let listed: DocumentOnFile[] = [
    { kind: 'cnh', review: 'rejected', id: 'd1' },
    { kind: 'incomeProof', review: 'approved', id: 'd2' },
  ];
  return {
    answers: {
      listDocuments: async () => listed,
      readRefusals: async () => [{ kind: 'cnh', reason: 'Sem foco.' }],
      upload: async ({ kind, fileName }) => {
        listed = [...listed.filter((each) => each.kind !== kind), { kind, review: 'sent', id: 'd3', fileName }];
      },
    } satisfies Answers['documents'],
  };
}

async function openPage(
  service: ReturnType<typeof documentService>,
  { documents = {}, records = fakeRecords() }: { documents?: Answers['documents']; records?: FakeRecords } = {},
) {
  const { store, ports, watch } = startStore({
    ports: { documents: { ...service.answers, ...documents } },
    records,
  });
  const page = watch(() =>
    watchAccount({
      ...ports,
      photos: { prepare: async (photo) => photo },
      readUser: () => aUser(),
    }),
  );
  const settle = () => vi.advanceTimersByTimeAsync(5_000);
  store.dispatch(documentsOpened({ orderId: '31' }));
  await settle();
  const pdf = new File(['%PDF-1.7 '], 'nova.pdf');
  const file = { ticket: keepFile(pdf), name: pdf.name, sizeInBytes: pdf.size };
  const account = () => selectAccount(store.getState());
  return {
    store,
    ports,
    settle,
    leave: () => page.cancel(),
    choose: async () => {
      store.dispatch(documentChosen({ kind: 'cnh', file }));
      await settle();
    },
    replacement: () => account().replacements.cnh,
    interrupted: () => account().interrupted.cnh,
    shown: () => {
      const { documents: read } = account();
      return read.status === 'success' ? read.data.find(({ kind }) => kind === 'cnh')?.review : read.status;
    },
    keys: () =>
      ports.callsOf('documents.upload').map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey),
  };
}

describe('a rejected document that is replaced', () => {
  it('is shown as sent when its response was lost after the service had stored it', async () => {
    const service = documentService();
    const page = await openPage(service, {
      documents: {
        upload: async (sent) => {
          await service.answers.upload(sent);
          return fails({ kind: 'network' })();
        },
      },
    });
    await page.choose();
    expect(page.shown()).toBe('sent');
    expect(page.replacement()).toBeUndefined();
    expect(page.keys()).toHaveLength(1);
  });

  it('is shown as unknown while neither the upload nor a read gets a response, and as sent once a read shows it', async () => {
    const service = documentService();
    const cut = fails({ kind: 'network' });
    const page = await openPage(service, {
      documents: {
        upload: async (sent) => {
          await service.answers.upload(sent);
          return cut();
        },
      },
    });
    page.ports.answer({ documents: { listDocuments: cut } });
    await page.choose();
    expect(page.replacement()).toMatchObject({ status: 'failed', isUnknown: true });
    page.ports.answer({ documents: { listDocuments: service.answers.listDocuments } });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.replacement()).toBeUndefined();
    expect(page.shown()).toBe('sent');
  });

  it('keeps its key when it is sent again after a failure', async () => {
    const records = fakeRecords();
    const service = documentService();
    const page = await openPage(service, {
      records,
      documents: { upload: fails({ kind: 'rejected', status: 503, code: '' }) },
    });
    await page.choose();
    expect(page.replacement()).toMatchObject({ status: 'failed' });
    page.ports.answer({ documents: { upload: service.answers.upload } });
    await page.choose();
    expect(page.shown()).toBe('sent');
    expect(page.keys()).toHaveLength(2);
    expect(new Set(page.keys()).size).toBe(1);
    expect(Object.values(records.kept.idempotencyKey ?? {})).toMatchObject([{ state: 'placed' }]);
  });

  it('is not sent with another key by a page that could not read the documents', async () => {
    const service = documentService();
    const cut = fails({ kind: 'network' });
    const records = fakeRecords();
    const first = await openPage(service, { records, documents: { upload: cut } });
    first.ports.answer({ documents: { listDocuments: cut } });
    await first.choose();
    first.leave();
    const next = await openPage(service, { records, documents: { upload: cut, listDocuments: cut } });
    expect(next.shown()).toBe('error');
    await next.choose();
    next.ports.answer({ documents: service.answers });
    await next.choose();
    const keys = [...first.keys(), ...next.keys()];
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the message of the service that rejects it', async () => {
    const rejection: AppError = { kind: 'rejected', status: 422, code: '', serverMessage: 'Arquivo ilegível.' };
    const page = await openPage(documentService(), { documents: { upload: fails(rejection) } });
    await page.choose();
    expect(page.replacement()).toMatchObject({ status: 'failed', serverMessage: 'Arquivo ilegível.' });
  });

  it('is shown as sent by the next page when its page was left before the response', async () => {
    const records = fakeRecords();
    const service = documentService();
    const first = await openPage(service, { records, documents: { upload: () => frozen } });
    await first.choose();
    first.leave();
    // The service has stored the file between the two reads.
    let readings = 0;
    const { listDocuments } = service.answers;
    const next = await openPage(service, {
      records,
      documents: {
        listDocuments: async () => {
          readings += 1;
          const listed = await listDocuments();
          if (readings === 1) await service.answers.upload({ kind: 'cnh', fileName: 'nova.pdf' } as never);
          return listed;
        },
      },
    });
    expect(next.shown()).toBe('sent');
  });

  it('is shown as interrupted by the next page: as unknown while it may arrive, and then as lost', async () => {
    const records = fakeRecords();
    const service = documentService();
    const first = await openPage(service, { records, documents: { upload: () => frozen } });
    await first.choose();
    expect(first.interrupted()).toBeUndefined();
    first.leave();
    const next = await openPage(service, { records });
    const file = { name: 'nova.pdf', sizeInBytes: 9 };
    expect(next.interrupted()).toEqual({ file, isUnknown: true });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(next.interrupted()).toEqual({ file, isUnknown: false });
    await next.choose();
    expect(next.shown()).toBe('sent');
    expect(next.interrupted()).toBeUndefined();
    expect(next.keys()).toEqual(first.keys());
  });

  it('is not shown as interrupted if the service has rejected it', async () => {
    const records = fakeRecords();
    const service = documentService();
    const first = await openPage(service, {
      records,
      documents: { upload: fails({ kind: 'rejected', status: 422, code: '' }) },
    });
    await first.choose();
    first.leave();
    const next = await openPage(service, { records });
    expect(next.shown()).toBe('rejected');
    expect(next.interrupted()).toBeUndefined();
  });

  it('is not shown as rejected again by a reading that began before', async () => {
    const service = documentService();
    const page = await openPage(service);
    const readings: (() => void)[] = [];
    const { listDocuments } = service.answers;
    page.ports.answer({
      documents: {
        listDocuments: async () => {
          const listed = await listDocuments();
          await new Promise<void>((resolve) => readings.push(resolve));
          return listed;
        },
      },
    });
    page.store.dispatch(documentsOpened({ orderId: '31' }));
    await page.choose();
    for (const respond of readings) respond();
    await page.settle();
    expect(page.shown()).toBe('sent');
  });

  it('stays on the page when the documents can not be read again', async () => {
    const page = await openPage(documentService());
    page.ports.answer({ documents: { listDocuments: fails({ kind: 'network' }) } });
    page.store.dispatch(documentsOpened({ orderId: '31' }));
    await page.settle();
    expect(page.shown()).toBe('rejected');
  });

  it('leaves nothing in the page after the session has ended', async () => {
    let answer: () => void = () => undefined;
    const page = await openPage(documentService(), {
      documents: { upload: () => new Promise<void>((resolve) => (answer = resolve)) },
    });
    await page.choose();
    page.store.dispatch(sessionEnded({ why: 'loggedOut' }));
    page.store.dispatch(documentsOpened({ orderId: '31' }));
    await page.settle();
    answer();
    await page.settle();
    expect(page.shown()).toBe('rejected');
  });
});
