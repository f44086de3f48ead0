import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import viaduto from '../../partners/viaduto/slots.json' with { type: 'json' };
import { checkDraft, checkTheme, describeThemeProblemIn } from './index.ts';

const problemsOf = (draft: unknown) => {
  const check = checkDraft(JSON.stringify(draft));
  return check.ok ? [] : check.problems.map(describeThemeProblemIn('pt'));
};
const theme = viaduto;

describe('checkDraft', () => {
  it('reads the trimmed names and the slots', () => {
    const check = checkTheme(viaduto);
    expect(checkDraft(JSON.stringify({ name: ' Loja · exemplo ', logoText: 'LOJA', theme }))).toEqual({
      ok: true,
      draft: { name: 'Loja · exemplo', logoText: 'LOJA', slots: check.ok && check.slots },
    });
  });

  it('reads a theme alone as a draft without names', () => {
    expect(checkDraft(JSON.stringify(viaduto))).toMatchObject({ ok: true, draft: { name: '', logoText: '' } });
  });

  it.each<[string, object, string]>([
    ['a name of 61 letters', { name: 'x'.repeat(61), theme }, 'O nome precisa ter uma linha, de até 60 letras'],
    ['a name of two lines', { name: 'a\nb', theme }, 'O nome precisa ter uma linha, de até 60 letras'],
    ['a name that turns the text around', { name: 'a\u202eb', theme }, 'O nome precisa ter uma linha'],
    ['half of a letter', { logoText: '\ud800', theme }, 'O logotipo precisa ter uma linha'],
    ['a logo that is a picture', { logoText: { src: 'https://a.invalid/x.png' }, theme }, 'O logotipo precisa ter'],
    ['another key', { logoUrl: 'https://a.invalid/x.png', theme }, 'O tema tem "logoUrl", que um tema não usa'],
    ['no theme', { theme: 7 }, 'O tema precisa ser um grupo ou um token: um objeto'],
  ])('rejects %s', (_, draft, sentence) => {
    expect(problemsOf(draft)).toEqual([expect.stringContaining(sentence)]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.jsonValue(), (json, text, name) => {
        checkDraft(json);
        expect(checkDraft(text).ok).toBe(false);
        const named = checkDraft(JSON.stringify({ name, theme }));
        expect(named.ok).toBe(typeof name === 'string' && named.ok);
      }),
    );
  });
});
