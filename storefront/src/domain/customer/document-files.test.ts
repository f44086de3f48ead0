import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFileFault, isPhoto, maxFileInBytes, safeFileName } from './document-files.ts';

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const program = [0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0];

describe('a document file', () => {
  test.each([
    ['cnh.pdf', 1000, pdf, undefined],
    ['CNH.PDF', 1000, pdf, undefined],
    ['foto.jpg', 1000, jpeg, undefined],
    ['foto.jpeg', 1000, jpeg, undefined],
    ['foto.png', 1000, png, undefined],
    ['foto.png ', maxFileInBytes, png, undefined],
    ['foto.heic', 1000, jpeg, 'type'],
    ['foto', 1000, jpeg, 'type'],
    ['foto.jpg.exe', 1000, jpeg, 'type'],
    ['foto.constructor', 1000, jpeg, 'type'],
    ['virus.pdf', 1000, program, 'content'],
    ['foto.jpg', 1000, png, 'content'],
    ['foto.png', 1000, jpeg, 'content'],
    ['curta.pdf', 3, pdf.slice(0, 3), 'content'],
    ['vazia.pdf', 0, [], 'empty'],
    ['enorme.pdf', maxFileInBytes + 1, pdf, 'tooLarge'],
    ['enorme.pdf', 100 * 1024 * 1024, program, 'content'],
  ])('named %j with %i bytes starting %j has the error %s', (name, sizeInBytes, start, fault) => {
    expect(findFileFault({ name, sizeInBytes }, start)).toBe(fault);
  });

  test.each([
    ['a.jpg', true],
    ['a.PNG', true],
    ['a.pdf', false],
    ['a.gif', false],
  ])('named %s may be compressed: %s', (name, expected) => {
    expect(isPhoto(name)).toBe(expected);
  });

  test.each([
    ['cnh.jpg', 'cnh.jpg'],
    ['C:\\fakepath\\cnh.jpg', 'cnh.jpg'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
    ['gpj.\u202ecnh.exe', 'gpj.cnh.exe'],
    ['a\r\nContent-Type: x.pdf', 'aContent-Type x.pdf'],
    ['.pdf', 'pdf'],
    ['', 'documento'],
  ])('named %j is sent as %j', (name, plain) => {
    expect(safeFileName(name)).toBe(plain);
  });

  test('has a short, safe name regardless of its original name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const plain = safeFileName(name);
        expect(Array.from(plain).length).toBeGreaterThan(0);
        expect(Array.from(plain).length).toBeLessThanOrEqual(101);
        expect(plain).not.toMatch(/[\p{C}/\\"<>]/u);
      }),
    );
  });
});
