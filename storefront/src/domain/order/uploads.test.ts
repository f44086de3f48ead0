import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aDocument, anUpload } from '#/test-support/uploads.ts';
import { intentStates } from './intent.ts';
import { isAwaited, isFileOf, isMissing, wantedUpload, type Upload } from './uploads.ts';

const sentAt = '2026-11-22T12:00:00.000Z';
const before = '2026-11-01T12:00:00.000Z';
/** The timeout of an upload, and the minute in which a cut-off request may still run. */
const mayArriveInMs = 240_000;
const after = (milliseconds: number) => Date.parse(sentAt) + milliseconds;
const network = { kind: 'network' };

describe('a document at the service', () => {
  test.each([
    ['has the same name and size', {}, true],
    ['was renamed by the service', { fileName: '4711.pdf' }, true],
    ['has another size, because the service compresses it', { sizeInBytes: 9 }, true],
    ['has no reported name', { fileName: undefined, sizeInBytes: undefined }, true],
    ['has another name and size', { fileName: 'b.pdf', sizeInBytes: 9 }, false],
    ['is of another kind', { kind: 'cnhBack' }, false],
    ['is the one that the upload replaces', { sentAt: before }, false],
  ] as const)('that %s is the file of an upload: %s', (_, facts, expected) => {
    expect(isFileOf(anUpload({ sentAt }, { before }), aDocument(facts))).toBe(expected);
  });

  it('is identified by its id, where the service reports one', () => {
    expect(isFileOf(anUpload({ sentAt }, { before: '7' }), aDocument({ id: '7' }))).toBe(false);
    expect(isFileOf(anUpload({ sentAt }, { before }), aDocument({ id: '7', sentAt: before }))).toBe(true);
  });
});

describe('an upload', () => {
  test.each<[string, Partial<Upload>, number, boolean]>([
    ['that was never sent can not arrive', { state: 'draft', sentAt: undefined }, 0, false],
    ['under way may arrive until its time is over', { state: 'sent' }, mayArriveInMs - 1, true],
    ['under way can not arrive later', { state: 'sent' }, mayArriveInMs, false],
    ['that was cut off may arrive', { failure: network }, mayArriveInMs - 1, true],
    ['that was cut off can not arrive later', { failure: network }, mayArriveInMs, false],
    ['that may be sent again after it was cut off may arrive', { state: 'draft', failure: network }, 1, true],
    ['with an error 500 may have arrived after a reading at that moment', { failure: { kind: 'unexpected' } }, 0, true],
    ['with an error 500 can not arrive after a later reading', { failure: { kind: 'unexpected' } }, 1, false],
    ['may arrive by an earlier attempt', { failure: { kind: 'unexpected' }, cutOffAt: sentAt }, 1, true],
    ['that has arrived is not awaited', { state: 'placed' }, 0, false],
    ['that the service rejected is not awaited', { state: 'failed' }, 0, false],
  ])('%s', (_, facts, readAfterMs, expected) => {
    expect(isAwaited(anUpload({ sentAt, ...facts }), after(readAfterMs))).toBe(expected);
  });

  it('that is no longer awaited is not awaited by any later reading', () => {
    fc.assert(
      fc.property(uploads(), moments, moments, (upload, one, other) => {
        const [first, second] = one < other ? [one, other] : [other, one];
        expect(isAwaited(upload, second) && !isAwaited(upload, first)).toBe(false);
      }),
    );
  });

  it('is not awaited for ever', () => {
    fc.assert(
      fc.property(uploads(), (upload) => {
        expect(isAwaited(upload, after(2 * mayArriveInMs))).toBe(false);
      }),
    );
  });
});

describe('the wanted upload', () => {
  const first = anUpload({ key: '1' });
  const second = anUpload({ key: '2' });

  test.each<[string, Upload[], Upload | undefined]>([
    ['is the last one', [first, second], second],
    ['is the one before a cancelled one', [first, { ...second, isCancelled: true }], first],
    ['is not one of another document', [first, anUpload({}, { document: 'cnhBack' })], first],
    ['does not exist if all are cancelled', [{ ...first, isCancelled: true }], undefined],
    ['is not one for a placed order', [first, anUpload({}, { orderId: '106' })], first],
  ])('%s', (_, list, expected) => {
    expect(wantedUpload({ uploads: list }, 'cnh')).toEqual(expected);
  });
});

describe('the file of an upload', () => {
  const mine = anUpload({ sentAt }, { before });
  const other = anUpload({ key: '2' }, { before, fileName: 'b.pdf', sizeInBytes: 9 });
  const replaced = aDocument({ sentAt: before });

  test.each([
    ['missing while the service has none', mine, [], true],
    ['missing while the service has the former one', mine, [replaced], true],
    ['not missing when the service has it', mine, [aDocument()], false],
    ['missing after another upload has overwritten it', mine, [aDocument(other.details)], true],
    ['not missing after a document from elsewhere', mine, [aDocument({ fileName: 'c.pdf', sizeInBytes: 5 })], false],
    ['missing beside a document of another kind', mine, [aDocument({ kind: 'cnhBack' })], true],
    ['not missing when the service has rejected it', { ...mine, state: 'failed' as const }, [replaced], false],
  ])('is %s', (_, upload, served, expected) => {
    expect(isMissing(upload, { readAt: 0, served, uploads: [upload, other] })).toBe(expected);
  });
});

const moments = fc.integer({ min: -mayArriveInMs, max: 3 * mayArriveInMs }).map(after);

/** Uploads sent within a minute. */
function uploads(): fc.Arbitrary<Upload> {
  const isoMoment = fc.integer({ min: 0, max: 60_000 }).map((passed) => new Date(after(passed)).toISOString());
  const facts = fc.record(
    {
      state: fc.constantFrom(...intentStates),
      sentAt: isoMoment,
      cutOffAt: isoMoment,
      failure: fc.constantFrom(network, { kind: 'unexpected' }, { kind: 'rejected', status: 422 }),
    },
    { requiredKeys: ['state'] },
  );
  return facts.map((each) => anUpload(each));
}
