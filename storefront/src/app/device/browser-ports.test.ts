import { expect, test } from 'vitest';
import { hashPort } from './browser-ports.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['clara@exemplo.com.br', 'fa4e3b705dc3c24af2b385696ee2ab6fafa7ddc99d01f20d4f8cc8db7b992291'],
  ['ação', '0664077f33cc3ebbaa4bbdacac0eb70e740983080f01dce29929e73b7785a7ad'],
])('the hash of “%s” is the standard SHA-256', async (text, hex) => {
  expect(await hashPort.sha256(text)).toBe(hex);
});
