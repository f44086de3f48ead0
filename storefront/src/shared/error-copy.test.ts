import { expect, test } from 'vitest';
import { sentenceOfCode } from '#/test-support/catalogue.ts';
import {
  chunkFailureCode,
  chunkFailureCopy,
  failureCodes,
  failureCopy,
  loadErrorCopy,
  simulationFailedCopy,
  storeNotFoundCopy,
} from './error-copy.ts';

test('the texts of the catalogue stand word for word', () => {
  expect(simulationFailedCopy).toBe(
    'Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.',
  );
  expect(storeNotFoundCopy).toBe('Loja não encontrada.');
  expect([...Object.values(failureCodes), chunkFailureCode('N')].toSorted()).toEqual(
    Object.keys(sentenceOfCode).toSorted(),
  );
  expect(chunkFailureCode(42)).toBe('Loading chunk 42 failed');
});

test('no internal code is ever shown, nor English, nor an exclamation', () => {
  const shown = [...Object.values(loadErrorCopy), ...Object.values(failureCopy), chunkFailureCopy].flatMap(
    ({ what, next }) => [what, next],
  );
  const codes: string[] = [...Object.values(failureCodes), chunkFailureCode(1)];
  for (const sentence of shown) {
    expect(codes).not.toContain(sentence);
    expect(sentence).toMatch(/^[A-ZÀ-Ú].*\.$/);
    expect(sentence).not.toMatch(/failed|error|login|!/i);
  }
});
