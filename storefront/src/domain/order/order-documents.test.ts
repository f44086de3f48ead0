import { describe, expect, test } from 'vitest';
import { documentKindOf, documentKinds, documentsWanted, fileTypeCodes, nextToSend } from './order-documents.ts';

describe('the documents', () => {
  test('are sent in the specification’s order, in whichever order they were chosen', () => {
    const waiting = new Set(documentKinds.toReversed());
    const sent = [];
    for (let next = nextToSend(waiting); next; next = nextToSend(waiting)) {
      sent.push(next);
      waiting.delete(next);
    }
    expect(sent).toEqual(['cnh', 'cnhBack', 'addressProof', 'incomeProof', 'spouseProof']);
  });

  test('are four, and five with a spouse whose income counts', () => {
    expect(documentsWanted(false)).toEqual(['cnh', 'cnhBack', 'addressProof', 'incomeProof']);
    expect(documentsWanted(true)).toEqual(documentKinds);
  });

  test('have the service’s codes', () => {
    expect(fileTypeCodes).toEqual({ cnh: 105, cnhBack: 121, addressProof: 5, incomeProof: 600, spouseProof: 16 });
    for (const kind of documentKinds) expect(documentKindOf(fileTypeCodes[kind])).toBe(kind);
    expect(documentKindOf(1)).toBeUndefined();
  });
});
