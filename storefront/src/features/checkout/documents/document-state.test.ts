import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { Upload } from '#/domain/order/uploads.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { aDocument, anUpload } from '#/test-support/uploads.ts';
import type { DocumentFacts, PageFile } from '../checkout.state.ts';
import { documentOf } from './document-state.ts';

const sentAt = '2026-11-22T12:00:00.000Z';
const soon = Date.parse(sentAt) + 1000;
const muchLater = Date.parse(sentAt) + 3_600_000;
const cutOff = anUpload({ sentAt, failure: { kind: 'network' } });
const chosen = { ticket: keepFile(new File(['1'], 'a.pdf')), name: 'a.pdf', sizeInBytes: 1 };
const lost = { name: 'a.pdf', sizeInBytes: 1 };

const facts = (known: Partial<DocumentFacts> & { file?: PageFile }): DocumentFacts => {
  const { file, ...more } = known;
  return { readAt: soon, served: [], uploads: [], files: file ? { cnh: file } : {}, ...more };
};

describe('a document without a file of this page', () => {
  const former = aDocument({ sentAt: '2026-11-01T12:00:00.000Z' });
  const replacing = { ...cutOff, details: { ...cutOff.details, before: former.sentAt } } as Upload;

  test.each<[string, Partial<DocumentFacts>, object]>([
    ['is idle while the service has none', {}, { status: 'idle' }],
    ['is sent when the service has it', { served: [aDocument()] }, { status: 'success', onFile: aDocument() }],
    ['is idle when the service rejected it', { served: [aDocument({ review: 'rejected' })] }, { status: 'idle' }],
    ['is idle beside another document', { served: [aDocument({ kind: 'cnhBack' })] }, { status: 'idle' }],
    ['may still arrive soon after an upload', { uploads: [cutOff] }, { status: 'error', file: lost, isUnknown: true }],
    ['was lost long after an upload', { uploads: [cutOff], readAt: muchLater }, { status: 'error', file: lost }],
    [
      'was lost beside the document that it was to replace',
      { uploads: [replacing], served: [former], readAt: muchLater },
      { status: 'error', file: lost, onFile: former },
    ],
    ['is idle after its upload was cancelled', { uploads: [{ ...cutOff, isCancelled: true }] }, { status: 'idle' }],
  ])('%s', (_, known, expected) => {
    expect(documentOf(facts(known), 'cnh')).toEqual(expected);
  });
});

describe('a document with a file of this page', () => {
  const failed: PageFile = { status: 'error', file: chosen, isUnknown: true, key: cutOff.key };
  const otherFile = aDocument({ fileName: 'b.pdf', sizeInBytes: 9 });

  test.each<[string, Partial<DocumentFacts> & { file: PageFile }, object]>([
    ['shows a waiting file', { file: { status: 'waiting', file: chosen } }, { status: 'waiting', file: chosen }],
    [
      'shows a file under way beside the document that it replaces',
      { file: { status: 'sent', file: chosen, percent: 5 }, served: [aDocument()] },
      { status: 'sent', file: chosen, percent: 5, onFile: aDocument() },
    ],
    [
      'may still arrive after a response was lost',
      { file: failed, uploads: [cutOff] },
      { status: 'error', file: chosen, isUnknown: true },
    ],
    [
      'has failed for certain once it can not arrive any more',
      { file: failed, uploads: [cutOff], readAt: muchLater },
      { status: 'error', file: chosen },
    ],
    [
      'is sent after a lost response when the service has the file',
      { file: failed, uploads: [cutOff], served: [aDocument()] },
      { status: 'success', onFile: aDocument() },
    ],
    [
      'is not sent by the file of another upload',
      { file: failed, uploads: [cutOff], served: [otherFile] },
      { status: 'error', file: chosen, isUnknown: true, onFile: otherFile },
    ],
    ['is idle after it was cancelled', { file: { status: 'cancelled' }, uploads: [cutOff] }, { status: 'idle' }],
    [
      'is what the service has after it was cancelled',
      { file: { status: 'cancelled' }, uploads: [cutOff], served: [otherFile] },
      { status: 'success', onFile: otherFile },
    ],
  ])('%s', (_, known, expected) => {
    expect(documentOf(facts(known), 'cnh')).toEqual(expected);
  });
});

describe('a document after any uploads', () => {
  it('never shows a cancelled file', () => {
    fc.assert(
      fc.property(knownUploads, served, moments, (uploads, found, readAt) => {
        const document = documentOf(facts({ uploads, served: found, readAt }), 'cnh');
        const cancelled = uploads.filter((each) => each.isCancelled).map(({ details }) => details.fileName);
        expect(cancelled).not.toContain('file' in document && document.file.name);
      }),
    );
  });

  it('is not sent while the service has the file of another upload than the last', () => {
    fc.assert(
      fc.property(knownUploads, moments, fc.nat(), (uploads, readAt, index) => {
        const wanted = uploads.findLast((each) => !each.isCancelled);
        const found = uploads[index % uploads.length];
        fc.pre(found !== undefined && wanted !== undefined && found !== wanted);
        const document = documentOf(facts({ uploads, served: [fileOf(found)], readAt }), 'cnh');
        expect(document).toMatchObject({ status: 'error', file: { name: wanted.details.fileName } });
      }),
    );
  });

  it('shows nothing else than the service has', () => {
    fc.assert(
      fc.property(knownUploads, served, moments, (uploads, found, readAt) => {
        const { onFile } = documentOf(facts({ uploads, served: found, readAt }), 'cnh');
        expect(onFile).toEqual(found[0]);
      }),
    );
  });

  it('is no longer unknown after a reading that shows it lost, whatever later readings show', () => {
    fc.assert(
      fc.property(knownUploads, served, moments, moments, (uploads, found, one, other) => {
        const isUnknownAt = (readAt: number) =>
          'isUnknown' in documentOf(facts({ uploads, served: found, readAt }), 'cnh');
        expect(isUnknownAt(Math.max(one, other)) && !isUnknownAt(Math.min(one, other))).toBe(false);
      }),
    );
  });
});

const moments = fc.integer({ min: 0, max: 600_000 }).map((passed) => Date.parse(sentAt) + passed);

const fileOf = ({ details: { fileName, sizeInBytes } }: Upload): DocumentOnFile => aDocument({ fileName, sizeInBytes });

/** Uploads of different files for one document, in the order in which they were sent. */
const knownUploads = fc
  .array(fc.record({ isCancelled: fc.boolean(), state: fc.constantFrom('sent', 'unknown', 'draft', 'placed') }), {
    maxLength: 4,
  })
  .map((list) =>
    list.map(({ isCancelled, state }, index) =>
      anUpload(
        { key: `${index}`, sentAt, state, failure: { kind: 'network' }, ...(isCancelled && { isCancelled }) },
        { fileName: `${index}.pdf`, sizeInBytes: index + 1 },
      ),
    ),
  );

/** At most one document: of one of the uploads, or from elsewhere. */
const served = fc.array(
  fc.nat({ max: 5 }).map((index) => aDocument({ fileName: `${index}.pdf`, sizeInBytes: index + 1 })),
  { maxLength: 1 },
);
