import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { DocumentsPort } from '#/api/ports.ts';
import type { DocumentKind, DocumentOnFile } from '#/domain/order/order-documents.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { failing, fakeLock, fakeRecords } from '#/test-support/index.ts';
import { fileChosen, uploadCancelled, uploadRetried } from '../checkout.slice.ts';
import { orderSeen } from '../checkout.events.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { allDocuments, atPickup, clara, openCheckout } from '../test-support/checkout-under-test.ts';

beforeEach(() => void vi.useFakeTimers());

describe('uploading documents', () => {
  const jpegOf = (name: string, size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    return new File([bytes], name);
  };
  const jpeg = (name: string) => jpegOf(name, 8);
  const choosing = (kind: DocumentKind, file: File) =>
    fileChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } });

  function choose(page: ReturnType<typeof openCheckout>, ...chosen: Parameters<typeof choosing>) {
    page.dispatch(choosing(...chosen));
    return page.settle();
  }

  async function atDocuments(upload: DocumentsPort['upload']) {
    const page = openCheckout({ answers: { documents: { listDocuments: async () => [], upload } } });
    await page.settle();
    return page;
  }

  it('uploads one file at a time in the order of the specification, whichever was chosen first', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const { dispatch, settle, ports, documents } = await atDocuments(() => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    });
    for (const kind of ['incomeProof', 'cnhBack', 'addressProof', 'cnh'] as const)
      dispatch(choosing(kind, jpeg(`${kind}.jpg`)));
    await settle();
    const sent = () => ports.callsOf('documents.upload').map(({ args }) => (args[0] as { kind: string }).kind);
    expect(sent()).toHaveLength(1);
    for (let step = 0; step < 4; step += 1) {
      gates[step]?.resolve();
      await settle();
    }
    expect(sent()).toEqual(['incomeProof', 'cnh', 'cnhBack', 'addressProof']);
    expect(Object.values(documents()).filter(({ status }) => status === 'success')).toHaveLength(4);
  });

  it('rejects files of a wrong type, wrong content or no content without a request, and keeps the others', async () => {
    const { dispatch, settle, ports, documents } = await atDocuments(async () => undefined);
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    dispatch(choosing('cnhBack', new File(['MZ programa'], 'foto.jpg')));
    dispatch(choosing('addressProof', new File([], 'vazio.pdf')));
    dispatch(choosing('incomeProof', jpeg('renda.heic')));
    await settle();
    expect(documents()).toMatchObject({
      cnh: { status: 'success' },
      cnhBack: { status: 'error', fault: 'content' },
      addressProof: { status: 'error', fault: 'empty' },
      incomeProof: { status: 'error', fault: 'type' },
    });
    expect(ports.callsOf('documents.upload')).toHaveLength(1);
  });

  it('rejects a file that can’t be read, and uploads the others', async () => {
    const { dispatch, settle, documents } = await atDocuments(async () => undefined);
    // A browser rejects the reading of a file that was deleted, or is in a cloud without a connection.
    const deleted = jpeg('cnh.jpg');
    const readDeleted = () => Promise.reject(new DOMException('', 'NotFoundError'));
    deleted.slice = () => Object.assign(new Blob(), { arrayBuffer: readDeleted });
    dispatch(choosing('cnh', deleted));
    dispatch(choosing('cnhBack', jpeg('verso.jpg')));
    await settle();
    expect(documents()).toMatchObject({
      cnh: { status: 'error', fault: 'unreadable' },
      cnhBack: { status: 'success' },
    });
  });

  it('ignores that a file can’t be read after another one was chosen instead', async () => {
    const { dispatch, settle, documents } = await atDocuments(async () => undefined);
    const inCloud = jpeg('nuvem.jpg');
    const { promise, reject } = Promise.withResolvers<never>();
    inCloud.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise });
    dispatch(choosing('cnh', inCloud));
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    reject(new DOMException('', 'NotReadableError'));
    await settle();
    expect(documents().cnh.status).toBe('success');
  });

  it('can be cancelled, fails with the service’s message, and can be retried', async () => {
    let isDead = true;
    const { dispatch, settle, documents, ports, eventsOf } = await atDocuments((_, signal) =>
      isDead
        ? new Promise((__, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          })
        : Promise.reject(new ServiceError({ kind: 'rejected', status: 422, code: '441', serverMessage: 'Ilegível' })),
    );
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    expect(documents().cnh.status).toBe('sent');
    dispatch(uploadCancelled({ kind: 'cnh' }));
    await settle();
    expect(documents().cnh).toEqual({ status: 'idle' });
    expect(ports.callsOf('documents.upload')[0]?.signal.aborted).toBe(true);
    isDead = false;
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    expect(documents().cnh).toMatchObject({ status: 'error', serverMessage: 'Ilegível' });
    expect(eventsOf(loadFailed.type)).toMatchObject([{ payload: { code: 'Falha ao enviar o documento' } }]);
    ports.answer({ documents: { upload: async () => undefined } });
    dispatch(uploadRetried({ kind: 'cnh' }));
    await settle();
    expect(documents().cnh.status).toBe('success');
  });

  it('counts a replaced document as missing during the upload, and as on file again if the upload is cancelled', async () => {
    const sending = Promise.withResolvers<void>();
    const page = openCheckout({ records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }) });
    await page.settle();
    expect(page.due()).toBe('payment');
    page.ports.answer({ documents: { upload: () => sending.promise } });
    await choose(page, 'cnh', jpeg('nova.jpg'));
    expect(page.due()).toBe('documentation');
    page.dispatch(uploadCancelled({ kind: 'cnh' }));
    expect(page.due()).toBe('payment');
    await choose(page, 'cnh', jpeg('nova.jpg'));
    sending.resolve();
    await page.settle();
    expect(page.due()).toBe('payment');
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'nova.jpg' } });
  });

  it('shows a failed replacement that has arrived since when the visitor discards it', async () => {
    let listed = allDocuments;
    const page = openCheckout({
      step: 'documentation',
      answers: { documents: { listDocuments: async () => [...listed] } },
    });
    await page.settle();
    page.ports.answer({ documents: { upload: failing({ kind: 'timeout' }) } });
    await choose(page, 'cnh', jpeg('nova.jpg'));
    expect(page.documents().cnh).toMatchObject({ status: 'error', onFile: { id: 'cnh' } });
    listed = [
      { kind: 'cnh', review: 'sent', id: 'late', fileName: 'nova.jpg', sizeInBytes: 8 },
      ...allDocuments.slice(1),
    ];
    page.dispatch(uploadCancelled({ kind: 'cnh' }));
    await page.settle();
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { id: 'late' } });
  });

  it('shows a file that another device has sent, even if the first reading after the visitor’s return fails', async () => {
    const page = openCheckout({ answers: { documents: { listDocuments: async () => allDocuments } } });
    await page.settle();
    const isDown = failing({ kind: 'network' });
    page.ports.answer({ documents: { listDocuments: isDown } });
    page.dispatch(orderSeen());
    await page.settle();
    const [cnh, ...others] = allDocuments;
    const listDocuments = async () => [{ ...cnh, kind: 'cnh', review: 'sent', id: 'other device' } as const, ...others];
    page.ports.answer({ documents: { listDocuments } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { id: 'other device' } });
  });

  it('finds a stored document after a lost response by a read, without a second upload', async () => {
    const listed: DocumentOnFile[] = [];
    const page = openCheckout({
      answers: {
        documents: {
          listDocuments: async () => [...listed],
          upload: async ({ kind }) => {
            listed.push({ kind, review: 'sent', id: 'doc-1' });
            throw new ServiceError({ kind: 'timeout' });
          },
        },
      },
    });
    await page.settle();
    await choose(page, 'cnh', jpeg('cnh.jpg'));
    expect(page.documents().cnh.status).toBe('success');
    expect(page.ports.callsOf('documents.upload')).toHaveLength(1);
  });

  describe('that replaces a stopped upload', () => {
    const later = jpegOf('outra.jpg', 9);
    const isSent: DocumentOnFile = { kind: 'cnh', review: 'sent', id: 'later', fileName: 'outra.jpg', sizeInBytes: 9 };

    /** Stops the upload of `cnh.jpg` and sends another file. The service then has one of both. */
    async function replaceStopped(kept: Pick<DocumentOnFile, 'id' | 'fileName' | 'sizeInBytes'>) {
      const listed: DocumentOnFile[] = [];
      const records = fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });
      const page = openCheckout({
        records,
        answers: {
          documents: { listDocuments: async () => [...listed], upload: () => new Promise<never>(() => undefined) },
        },
      });
      await page.settle();
      await choose(page, 'cnh', jpeg('cnh.jpg'));
      page.dispatch(uploadCancelled({ kind: 'cnh' }));
      page.ports.answer({ documents: { upload: async () => void listed.push(isSent) } });
      await choose(page, 'cnh', later);
      expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'outra.jpg' } });
      listed.splice(0, 1, { ...isSent, ...kept });
      return { page, records, listed };
    }

    it('keeps its document, and does not take it for the stopped one', async () => {
      const { page } = await replaceStopped(isSent);
      await vi.advanceTimersByTimeAsync(100_000);
      expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'outra.jpg' } });
    });

    it('keeps its document after a reload, which does not report the stopped one', async () => {
      const { records, listed } = await replaceStopped(isSent);
      const again = openCheckout({ records, answers: { documents: { listDocuments: async () => [...listed] } } });
      await again.settle();
      expect(again.documents().cnh).toMatchObject({ status: 'success', onFile: isSent });
    });

    it('asks for the file again if the stopped one arrives after it', async () => {
      const { page } = await replaceStopped({ id: 'stopped', fileName: 'cnh.jpg', sizeInBytes: 8 });
      await vi.advanceTimersByTimeAsync(100_000);
      expect(page.documents().cnh).toMatchObject({
        status: 'error',
        file: { name: 'outra.jpg' },
        onFile: { id: 'stopped', fileName: 'cnh.jpg' },
      });
    });
  });

  it('retries a failed upload with the same key, and sends another file with another key', async () => {
    const keys: string[] = [];
    const page = await atDocuments(async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw new ServiceError({ kind: 'network' });
    });
    await choose(page, 'cnh', jpeg('cnh.jpg'));
    expect(page.documents().cnh.status).toBe('error');
    page.dispatch(uploadRetried({ kind: 'cnh' }));
    await page.settle();
    await choose(page, 'cnh', jpeg('outra.jpg'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends a file with another key after another one has overwritten it, because the service repeats its response to a known key', async () => {
    const stored = new Map<string, DocumentOnFile>();
    let isDown = false;
    const page = await atDocuments(async ({ kind, fileName, file, idempotencyKey: id }) => {
      const document: DocumentOnFile = { kind, review: 'sent', id, fileName, sizeInBytes: file.size };
      if (!stored.has(id)) stored.set(id, document);
      if (isDown) throw new ServiceError({ kind: 'network' });
    });
    const list = async () => [...stored.values()].slice(-1);
    const listDocuments = () => (isDown ? Promise.reject(new ServiceError({ kind: 'network' })) : list());
    page.ports.answer({ documents: { listDocuments } });
    isDown = true;
    await choose(page, 'cnh', jpeg('cnh.jpg'));
    expect(page.documents().cnh).toMatchObject({ status: 'error', isUnknown: true });
    isDown = false;
    for (const file of [jpegOf('outra.jpg', 9), jpeg('cnh.jpg')]) {
      await choose(page, 'cnh', file);
    }
    expect(await list()).toMatchObject([{ fileName: 'cnh.jpg' }]);
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'cnh.jpg' } });
  });

  it('offers an upload again after the session expired, and retries it with the same key after the log-in', async () => {
    const keys: string[] = [];
    let answer = (): void => undefined;
    const { dispatch, settle, documents } = openCheckout({
      step: 'documentation',
      answers: {
        documents: {
          listDocuments: async () => [],
          upload: ({ idempotencyKey }) => {
            keys.push(idempotencyKey);
            return new Promise<void>((resolve, reject) => {
              answer = () => (keys.length > 1 ? resolve() : reject(new ServiceError({ kind: 'unauthorized' })));
            });
          },
        },
      },
    });
    await settle();
    const ticket = keepFile(new File(['%PDF-1.4'], 'cnh.pdf'));
    dispatch(fileChosen({ kind: 'cnh', file: { ticket, name: 'cnh.pdf', sizeInBytes: 8 } }));
    await settle();
    expect(documents().cnh.status).toBe('sent');
    // The log-in was closed, or another tab's session was refused.
    dispatch(sessionEnded({ why: 'refused' }));
    answer();
    await settle();
    expect(documents().cnh.status).toBe('error');
    dispatch(userLoaded({ userId: clara.id }));
    dispatch(uploadRetried({ kind: 'cnh' }));
    await settle();
    answer();
    await settle();
    expect(documents().cnh.status).toBe('success');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('shows an upload that a reload interrupted as unknown, and as failed once it can no longer arrive', async () => {
    const records = fakeRecords();
    const listed: DocumentOnFile[] = [];
    const gone = openCheckout({
      records,
      answers: { documents: { listDocuments: async () => [], upload: () => new Promise<never>(() => undefined) } },
    });
    await gone.settle();
    gone.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await gone.settle();
    const documents = { listDocuments: async () => [...listed] };
    const again = openCheckout({ records, answers: { documents } });
    await again.settle();
    const file = { name: 'cnh.jpg', sizeInBytes: 8 };
    expect(again.documents().cnh).toEqual({ status: 'error', file, isUnknown: true });
    // The request may have been under way for three minutes, and act for another one.
    await vi.advanceTimersByTimeAsync(210_000);
    expect(again.documents().cnh).toMatchObject({ isUnknown: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.documents().cnh).toEqual({ status: 'error', file });
    const third = openCheckout({ records, answers: { documents } });
    await third.settle();
    expect(third.documents().cnh).toEqual({ status: 'error', file });
  });

  it.each([
    { outcome: 'was cancelled', change: () => uploadCancelled({ kind: 'cnh' }), shown: { status: 'idle' } },
    {
      outcome: 'gave way to another file',
      change: () => choosing('cnh', jpegOf('outra.jpg', 9)),
      shown: { status: 'error', file: { name: 'outra.jpg' } },
    },
  ])('does not show an upload as failed after a reload if it $outcome', async ({ change, shown }) => {
    const records = fakeRecords();
    const upload = () => new Promise<never>(() => undefined);
    const open = () => openCheckout({ records, answers: { documents: { listDocuments: async () => [], upload } } });
    const gone = open();
    await gone.settle();
    gone.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await gone.settle();
    gone.dispatch(change());
    await gone.settle();
    const again = open();
    await again.settle();
    expect(again.documents().cnh).toMatchObject(shown);
  });

  it('asks for the file again if one that it replaced during its upload arrives after it', async () => {
    const listed: DocumentOnFile[] = [];
    const page = openCheckout({
      answers: {
        documents: { listDocuments: async () => [...listed], upload: () => new Promise<never>(() => undefined) },
      },
    });
    await page.settle();
    await choose(page, 'cnh', jpeg('cnh.jpg'));
    page.ports.answer({ documents: { upload: async () => undefined } });
    await choose(page, 'cnh', jpegOf('outra.jpg', 9));
    listed.push({ kind: 'cnh', review: 'sent', id: 'late', fileName: 'cnh.jpg', sizeInBytes: 8 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
  });

  it.each([
    ['its first read', 0],
    ['the read after which it cannot arrive any more', 40_000],
  ])('reports that %s of a replaced upload has failed, and reads it again', async (_, readInMs) => {
    const listed: DocumentOnFile[] = [];
    const listDocuments = async () => [...listed];
    const page = openCheckout({
      answers: { documents: { listDocuments, upload: () => new Promise<never>(() => undefined) } },
    });
    await page.settle();
    await choose(page, 'cnh', jpeg('cnh.jpg'));
    const fail = failing({ kind: 'network' });
    const upload = async () => undefined;
    page.ports.answer({ documents: { listDocuments: readInMs === 0 ? fail : listDocuments, upload } });
    await choose(page, 'cnh', jpegOf('outra.jpg', 9));
    await vi.advanceTimersByTimeAsync(readInMs);
    page.ports.answer({ documents: { listDocuments: fail } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.eventsOf(loadFailed.type)).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ code: 'Falha ao buscar documentos' }) }),
    );
    listed.push({ kind: 'cnh', review: 'sent', id: 'late', fileName: 'cnh.jpg', sizeInBytes: 8 });
    page.ports.answer({ documents: { listDocuments } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
  });

  it.each([
    ['the next read', false],
    ['a read after one that failed', true],
  ])('reports a replaced upload that another tab has found, after %s', async (_, isFirstReadLost) => {
    const listed: DocumentOnFile[] = [];
    const browser = { records: fakeRecords(), lock: fakeLock() };
    const listDocuments = async () => [...listed];
    const upload = () => new Promise<never>(() => undefined);
    const page = openCheckout({ ...browser, answers: { documents: { listDocuments, upload } } });
    await page.settle();
    await choose(page, 'cnh', jpeg('cnh.jpg'));
    page.ports.answer({ documents: { upload: async () => undefined } });
    await choose(page, 'cnh', jpegOf('outra.jpg', 9));
    listed.push({ kind: 'cnh', review: 'sent', id: 'late', fileName: 'cnh.jpg', sizeInBytes: 8 });
    const other = openCheckout({ ...browser, answers: { documents: { listDocuments } } });
    await other.settle();
    expect(other.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
    if (isFirstReadLost) {
      page.ports.answer({ documents: { listDocuments: failing({ kind: 'network' }) } });
      await vi.advanceTimersByTimeAsync(20_000);
      page.ports.answer({ documents: { listDocuments } });
    }
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
  });

  it('does not report a cancelled upload that another tab has given up', async () => {
    const browser = { records: fakeRecords(), lock: fakeLock() };
    const listDocuments = async () => [];
    const upload = failing({ kind: 'timeout' });
    const first = openCheckout({ ...browser, answers: { documents: { listDocuments, upload } } });
    await first.settle();
    first.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await first.settle();
    const page = openCheckout({ ...browser, answers: { documents: { listDocuments } } });
    await page.settle();
    expect(page.documents().cnh).toMatchObject({ status: 'error', isUnknown: true });
    page.dispatch(uploadCancelled({ kind: 'cnh' }));
    await vi.advanceTimersByTimeAsync(45_000);
    await openCheckout({ ...browser, answers: { documents: { listDocuments } } }).settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.documents().cnh).toEqual({ status: 'idle' });
  });

  it('leads from the last step back to the documents if a reload interrupted an upload', async () => {
    const records = fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });
    const gone = openCheckout({ records });
    await gone.settle();
    gone.ports.answer({ documents: { upload: () => new Promise<never>(() => undefined) } });
    gone.dispatch(choosing('cnh', jpeg('nova.jpg')));
    await gone.settle();
    const again = openCheckout({ records, step: 'payment' });
    await again.settle();
    expect(again.documents().cnh).toMatchObject({ status: 'error', file: { name: 'nova.jpg' } });
    expect(again.state().page?.step).toBe('documentation');
  });

  it('shows a document as on file that arrives after the next page has read the list', async () => {
    const records = fakeRecords();
    const listed: DocumentOnFile[] = [];
    const upload = () => new Promise<never>(() => undefined);
    const open = () =>
      openCheckout({ records, answers: { documents: { listDocuments: async () => [...listed], upload } } });
    const gone = open();
    await gone.settle();
    gone.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await gone.settle();
    const next = open();
    await next.settle();
    expect(next.documents().cnh.status).toBe('error');
    listed.push({ kind: 'cnh', review: 'sent', fileName: 'cnh.jpg', id: 'late' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(next.documents().cnh).toMatchObject({ status: 'success', onFile: { id: 'late' } });
  });

  it('retries an upload that a reload interrupted with the same key if the same file is chosen', async () => {
    const records = fakeRecords();
    const keys: string[] = [];
    const upload = ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? new Promise<never>(() => undefined) : Promise.resolve();
    };
    for (const status of ['sent', 'success']) {
      const page = openCheckout({ records, answers: { documents: { listDocuments: async () => [], upload } } });
      await page.settle();
      await choose(page, 'cnh', jpeg('cnh.jpg'));
      expect(page.documents().cnh.status).toBe(status);
    }
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
