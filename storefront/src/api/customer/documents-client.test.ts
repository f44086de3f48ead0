import { expect, test } from 'vitest';
import { createDocumentsClient } from './documents-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const signal = new AbortController().signal;
const file = new Blob(['%PDF-1.7 exemplo'], { type: 'application/pdf' });

async function serving(body: unknown, status = 200) {
  const { baseUrl, seen } = await startServer((response) => json(response, body, status));
  const client = createDocumentsClient(
    createHttp({ baseUrl, session: { read: () => ({ token: 'token', userId: '1001' }), delayMs: 1 } }),
  );
  return { client, seen };
}

test.each([
  ['cnh', '/upload/UploadCnhAsync'],
  ['cnhBack', '/upload/UploadCnhBackAsync'],
  ['addressProof', '/upload/UploadProofOfAddressAsync'],
  ['incomeProof', '/upload/UploadProofOfIncomeAsync'],
] as const)('%s goes to %s, in the field the service reads', async (kind, path) => {
  const { client, seen } = await serving({});
  await client.upload({ userId: '1001', kind, file, fileName: 'cnh.pdf', idempotencyKey: 'k' }, signal);
  expect(seen[0]).toMatchObject({ method: 'POST', url: `${path}?userId=1001&onlySave=true` });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': 'k' });
  expect(seen[0]?.body).toContain('name="uploadRequest"; filename="cnh.pdf"');
  expect(seen[0]?.body).toContain('%PDF-1.7 exemplo');
});

test('a document of another type fails as invalid, and nothing is sent', async () => {
  const { client, seen } = await serving({});
  const kind = 'passport' as 'cnh';
  await expect(
    client.upload({ userId: '1001', kind, file, fileName: 'p.pdf', idempotencyKey: 'k' }, signal),
  ).rejects.toMatchObject({ error: { kind: 'unexpected' }, cause: { message: 'Invalid document type' } });
  expect(seen).toEqual([]);
});

test('a spouse’s proof is sent as an additional document with code 16', async () => {
  const { client, seen } = await serving({});
  await client.upload({ userId: '1001', kind: 'spouseProof', file, fileName: 'r.pdf', idempotencyKey: 'k' }, signal);
  expect(seen[0]?.url).toBe('/newdocuments');
  expect(seen[0]?.body).toMatch(/name="UserId"\s+1001\s/);
  expect(seen[0]?.body).toMatch(/name="FileType"\s+16\s/);
  expect(seen[0]?.body).toContain('name="File"; filename="r.pdf"');
});

test('a rejected file keeps the service’s code and message', async () => {
  const { client } = await serving({ id: 441, message: 'O conteúdo não é o que o nome diz' }, 422);
  await expect(
    client.upload({ userId: '1001', kind: 'cnh', file, fileName: 'a.pdf', idempotencyKey: 'k' }, signal),
  ).rejects.toMatchObject({ error: { kind: 'rejected', code: '441' } });
});

test('documents are read with their reviews, and a person without any has an empty list', async () => {
  const { client } = await serving([
    { id: 'a', fileType: 105, status: 'Aprovado', fileName: 'cnh.pdf', size: 12, dateCreated: '2026-11-20T10:00:00Z' },
    { fileType: 121, status: 'Pendente' },
    { id: 'b', fileType: 5, status: 'Arquivado' },
    { fileType: 7, status: 'Enviado' },
  ]);
  expect(await client.listDocuments('1001', signal)).toEqual([
    {
      kind: 'cnh',
      review: 'approved',
      id: 'a',
      fileName: 'cnh.pdf',
      sizeInBytes: 12,
      sentAt: '2026-11-20T10:00:00Z',
    },
    { kind: 'cnhBack', review: 'stale' },
    { kind: 'addressProof', review: 'pending', id: 'b' },
  ]);
  expect(await (await serving({ id: 404 }, 404)).client.listDocuments('1001', signal)).toEqual([]);
});

test('a document stays without the parts that are unreadable, so that it need not be sent again', async () => {
  const { client } = await serving([
    { id: '', fileType: 105, status: 'Aprovado', fileName: 7, size: '1,2 MB', dateCreated: 1_763_632_800 },
  ]);
  expect(await client.listDocuments('1001', signal)).toEqual([{ kind: 'cnh', review: 'approved' }]);
});

test('a list of unreadable documents is an error, not an empty list', async () => {
  const { client } = await serving([{}, { fileType: 'CNH', status: 'Enviado' }]);
  await expect(client.listDocuments('1001', signal)).rejects.toMatchObject({ error: { kind: 'contract' } });
});

test('a document of an unknown kind is left out', async () => {
  const { client } = await serving([{ fileType: 7, status: 'Enviado' }]);
  expect(await client.listDocuments('1001', signal)).toEqual([]);
});

test('the reasons of rejected documents are requested by person and order', async () => {
  const { client, seen } = await serving([{ fileType: 5, description: 'Ilegível', dateCreated: '2026-11-20' }]);
  expect(await client.readRefusals({ userId: '1001', orderId: '31' }, signal)).toEqual([
    { kind: 'addressProof', reason: 'Ilegível' },
  ]);
  expect(seen[0]?.url).toBe('/upload/errors?userId=1001&orderId=31');
});
