import { Value } from 'typebox/value';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  UploadedDocument,
  UploadErrorsResponse,
  uploadErrorIds,
  UploadsResponse,
} from '../../../../contract/documents.ts';
import { FleetError } from '../../../../contract/fleet.ts';
import type { OrdersResponse } from '../../../../contract/orders.ts';
import { sampleCustomer } from '../../../scenarios/sample/customers.ts';
import { startSandboxForFile } from '../../../test-support/sandbox.ts';
import { bruno, clara, openSession, orderOf } from '../../../test-support/fleet.ts';
import { writePdf } from './pdf.ts';
import { harmlessName } from './rules.ts';

const context = startSandboxForFile();
const { fleet, control } = context;
let token: string;

const enter = async (name: string) => {
  await context.sandbox.reset(name);
  token = await openSession(context, clara);
};
const pdf = writePdf('Exemplo', ['Um documento de exemplo.']);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const big = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)]);
const tenMegabytes = 10 * 1024 * 1024;

async function post(path: string, form: FormData, bearer = token) {
  const answer = await fetch(`${context.sandbox.serviceUrl('fleet')}${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${bearer}` },
  });
  const body = (await answer.json()) as UploadedDocument & Omit<FleetError, 'id'>;
  return { status: answer.status, body };
}

function formWith(name: string, bytes: Buffer, fields: Record<string, string> = {}, field = 'uploadRequest') {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

const upload = (call: string, name: string, bytes: Buffer, query = '') =>
  post(`/upload/${call}?userId=${clara.id}${query}`, formWith(name, bytes));
const list = (bearer = token) => fleet<UploadsResponse>(`/upload/${clara.id}`, undefined, { token: bearer });
const download = (id: string | undefined, bearer = token) =>
  fetch(`${context.sandbox.serviceUrl('fleet')}/upload/${id}`, { headers: { authorization: `Bearer ${bearer}` } });

describe('a document', () => {
  beforeEach(() => enter('default'));

  test.each([
    ['UploadCnhAsync', 105, 'cnh.pdf', pdf, 'application/pdf'],
    ['UploadCnhBackAsync', 121, 'verso.PNG', png, 'image/png'],
    ['UploadProofOfAddressAsync', 5, 'conta.jpeg', jpg, 'image/jpeg'],
    ['UploadProofOfIncomeAsync', 600, 'renda.jpg', jpg, 'image/jpeg'],
  ])(
    'sent by %s is stored as %i, and its owner downloads the same bytes',
    async (call, fileType, name, bytes, type) => {
      const sent = await upload(call, name, bytes);
      expect(sent.status).toBe(201);
      expect([...Value.Errors(UploadedDocument, sent.body)]).toEqual([]);
      expect(sent.body).toMatchObject({ fileType, status: 'Em análise', contentType: type, size: bytes.length });
      const file = await download(sent.body.id);
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
      expect(file.headers.get('content-type')).toBe(type);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    },
  );

  test('replaces an older one of its type, and only that', async () => {
    await upload('UploadCnhAsync', 'primeira.pdf', pdf);
    await upload('UploadCnhBackAsync', 'verso.pdf', pdf);
    const { id } = (await upload('UploadCnhAsync', 'segunda.pdf', pdf, '&onlySave=true')).body;
    const { body } = await list();
    expect([...Value.Errors(UploadsResponse, body)]).toEqual([]);
    expect(body).toMatchObject([
      { id, fileType: 105, fileName: 'segunda.pdf', status: 'Enviado' },
      { fileType: 121, fileName: 'verso.pdf', status: 'Em análise' },
      { fileType: 5, status: 'Pendente' },
      { fileType: 600, status: 'Pendente' },
    ]);
  });

  test('is accepted up to ten megabytes', async () => {
    expect((await upload('UploadCnhAsync', 'grande.pdf', big(tenMegabytes))).status).toBe(201);
    const more = await upload('UploadCnhAsync', 'maior.pdf', big(tenMegabytes + 1));
    expect(more).toMatchObject({ status: 413, body: { id: uploadErrorIds.file_too_large } });
    expect(Value.Check(FleetError, more.body)).toBe(true);
    expect((await list()).body[0]).toMatchObject({ fileName: 'grande.pdf' });
  });

  test('sent again with one Idempotency-Key is one document', async () => {
    const send = () =>
      fetch(`${context.sandbox.serviceUrl('fleet')}/upload/UploadCnhAsync?userId=${clara.id}`, {
        method: 'POST',
        body: formWith('cnh.pdf', pdf),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'cnh-1' },
      });
    const first = (await (await send()).json()) as UploadedDocument;
    const again = await send();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(first);
  });
});

describe('a document', () => {
  beforeAll(async () => {
    await enter('default');
    await upload('UploadCnhBackAsync', 'verso.pdf', pdf);
  });

  test.each([
    ['a page that calls itself a PDF', 'cnh.pdf', Buffer.from('<html>'), 'file_content'],
    ['a picture that calls itself a PDF', 'cnh.pdf', png, 'file_content'],
    ['a program', 'cnh.exe', pdf, 'file_type'],
    ['a picture in another format', 'cnh.svg', Buffer.from('<svg/>'), 'file_type'],
    ['a file without an ending', 'cnh', pdf, 'file_type'],
    ['an ending behind an ending', 'cnh.pdf.js', pdf, 'file_type'],
    ['nothing', 'cnh.pdf', Buffer.alloc(0), 'file_empty'],
  ] as const)('when it is %s, and the others stay', async (_, name, bytes, reason) => {
    const answer = await upload('UploadCnhAsync', name, Buffer.from(bytes));
    expect(answer).toMatchObject({ status: 422, body: { id: uploadErrorIds[reason] } });
    expect((await list()).body.filter(({ id }) => id !== undefined)).toHaveLength(1);
  });

  test('is rejected with the message of the specification if its type is forbidden', async () => {
    expect((await upload('UploadCnhAsync', 'cnh.exe', pdf)).body.message).toBe(
      'Tipo de arquivo não permitido: cnh.exe. Formatos permitidos: pdf, jpg, jpeg, png.',
    );
  });

  test('is rejected unless it is exactly one file', async () => {
    const two = formWith('a.pdf', pdf);
    two.append('uploadRequest', new Blob([new Uint8Array(pdf)]), 'b.pdf');
    const text = new FormData();
    text.append('uploadRequest', 'cnh.pdf');
    const path = `/upload/UploadCnhAsync?userId=${clara.id}`;
    for (const form of [new FormData(), two, text]) expect((await post(path, form)).status).toBe(400);
    expect((await fleet(path, { uploadRequest: 'x' }, { token })).status).toBe(400);
  });
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  [String.raw`C:\fotos\cnh.JPG`, 'cnh.jpg'],
  ['a\u0000b\r\nset-cookie: x.pdf', 'abset-cookie x.pdf'],
  ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
  ['"><script>alert(1)</script>.png', 'script.png'],
  ['.pdf', 'pdf'],
  ['....pdf', 'pdf'],
  ['   .jpg', 'jpg'],
  [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(100)}.pdf`],
  ['Comprovante de março (2ª via).pdf', 'Comprovante de março (2ª via).pdf'],
])('the name %j is stored as %j', (name, kept) => {
  expect(harmlessName(name)).toBe(kept);
});

describe('POST /newdocuments', () => {
  beforeAll(() => enter('default'));

  test('accepts a spouse’s proof of income as multipart or in base64', async () => {
    const fields = { UserId: String(clara.id), FileType: '16' };
    const sent = await post('/newdocuments', formWith('renda do cônjuge.pdf', pdf, fields, 'File'));
    expect(sent).toMatchObject({ status: 201, body: { fileType: 16, fileName: 'renda do cônjuge.pdf' } });
    const File = `data:application/pdf;base64,${pdf.toString('base64')}`;
    const encoded = await fleet<UploadedDocument>('/newdocuments', { UserId: clara.id, FileType: 16, File }, { token });
    expect(encoded).toMatchObject({ status: 201, body: { fileType: 16, fileName: 'documento.pdf', size: pdf.length } });
    expect((await list()).body.map(({ fileType }) => fileType)).toEqual([105, 121, 5, 600, 16]);
  });

  test.each([
    ['an unknown type', { FileType: 17 }, 400],
    ['what is no base64', { File: 'ção' }, 400],
    ['a page in base64', { File: Buffer.from('<html>').toString('base64') }, 422],
  ])('rejects %s', async (_, change, status) => {
    const body = { UserId: clara.id, FileType: 16, File: pdf.toString('base64'), ...change };
    expect((await fleet('/newdocuments', body, { token })).status).toBe(status);
  });
});

describe('another user', () => {
  beforeEach(() => enter('default'));

  test('cannot upload in her name, nor read her list, files or reasons', async () => {
    const { id } = (await upload('UploadCnhAsync', 'cnh.pdf', pdf)).body;
    const other = await openSession(context, bruno);
    const path = `/upload/UploadCnhAsync?userId=${clara.id}`;
    const encoded = { UserId: clara.id, FileType: 105, File: pdf.toString('base64') };
    const answers = [
      await post(path, formWith('outra.pdf', pdf), other),
      await fleet('/newdocuments', encoded, { token: other }),
      await list(other),
      await download(id, other),
      await fleet(`/upload/errors?userId=${clara.id}&orderId=1`, undefined, { token: other }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await download(id, 'inventado')).status).toBe(401);
    expect((await post(path, formWith('outra.pdf', pdf), 'inventado')).status).toBe(401);
    expect((await list()).body[0]).toMatchObject({ id, fileName: 'cnh.pdf' });
  });

  test('gets 404 for the list of a new customer and for an unknown file', async () => {
    expect((await list()).status).toBe(404);
    for (const id of ['doc-999', 'doc-x', 'pedido-1-resumo', '..%2f..%2fsandbox.db']) {
      expect((await download(id)).status).toBe(404);
    }
  });
});

describe('the review', () => {
  beforeEach(() => enter('default'));

  const errorsOf = async (orderId: number) =>
    (await fleet<UploadErrorsResponse>(`/upload/errors?userId=${clara.id}&orderId=${orderId}`, undefined, { token }))
      .body;

  test('has a reason for each document of the world documents-rejected', async () => {
    await enter('documents-rejected');
    const path = `/orders/GetOrderByUserId?userId=${clara.id}`;
    const [order] = (await fleet<OrdersResponse>(path, undefined, { token })).body;
    const reasons = await errorsOf(order?.orderId ?? 0);
    expect([...Value.Errors(UploadErrorsResponse, reasons)]).toEqual([]);
    expect(reasons.map(({ fileType, description }) => [fileType, description.split('.', 1)[0]])).toEqual([
      [121, 'A imagem está sem foco'],
      [5, 'O comprovante tem mais de 90 dias'],
    ]);
    expect((await list()).body.map(({ status }) => status)).toEqual(['Aprovado', 'Reprovado', 'Reprovado', 'Aprovado']);
  });

  test('finds rejected and missing documents, and continues once they are sent again', async () => {
    await fleet('/customers?userId=1001', sampleCustomer(), { token });
    await upload('UploadCnhAsync', 'cnh.pdf', pdf, '&onlySave=true');
    await upload('UploadCnhBackAsync', 'verso-borrado.pdf', pdf, '&onlySave=true');
    await upload('UploadProofOfAddressAsync', 'conta.pdf', pdf);
    const { orderId } = (await fleet<{ orderId: number }>('/orders', orderOf(), { token })).body;
    const later = async (hours: number) => {
      context.sandbox.kernel.clock.advance(hours * 3_600_000);
      token = await openSession(context, clara);
    };
    await later(5);
    expect((await errorsOf(orderId)).map(({ fileType }) => fileType)).toEqual([121, 600]);
    await upload('UploadCnhBackAsync', 'verso.pdf', pdf);
    await upload('UploadProofOfIncomeAsync', 'renda.pdf', pdf);
    await fleet(`/orderstatus/${orderId}`, undefined, { token, method: 'DELETE' });
    await fleet('/orderstatus', { orderId, status: 1, description: 'Reenvio dos documentos' }, { token });
    await later(5);
    expect(await errorsOf(orderId)).toEqual([]);
    expect((await list()).body.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'Aprovado'));
  });

  test('can also be done on the control page', async () => {
    const { id } = (await upload('UploadCnhAsync', 'cnh.pdf', pdf)).body;
    const reason = 'A foto é de outra pessoa.';
    expect((await control('POST', `/documents/${id}/review`, { status: 'Reprovado', reason })).status).toBe(200);
    expect((await list()).body[0]).toMatchObject({ status: 'Reprovado' });
    expect((await control('POST', '/documents/doc-999/review', { status: 'Aprovado' })).status).toBe(404);
  });
});
