import { lazy, Suspense, useId, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { RenderOptions } from '../../../server/contract.ts';
import { renderMarkup } from './render-markup.ts';

const Price = () => <output id={useId()}>R$ 1.899 por mês, “T‑Cross”</output>;

const page = (content: ReactNode) => (
  <html lang="pt-BR">
    <head>
      <title>Oferta</title>
    </head>
    <body>
      <p>
        {3} de {12}
      </p>
      <Suspense fallback="Carregando">{content}</Suspense>
    </body>
  </html>
);

/** Renders a page with this content; `failures` collects the reports. */
async function render(content: ReactNode, signal = new AbortController().signal) {
  const failures: Parameters<RenderOptions['reportFailure']>[0][] = [];
  const markup = await renderMarkup(page(content), {
    signal,
    nonce: undefined,
    reportFailure: (failure) => failures.push(failure),
  });
  return { text: markup.toString(), failures };
}

describe('the markup of a page', () => {
  it('is the same from a string as from a stream', async () => {
    const { text } = await render(<Price />);
    const Loaded = lazy(async () => ({ default: Price }));
    const streamed = await render(<Loaded />);
    expect(text).toBe(streamed.text);
    expect(text).toMatch(/^<!DOCTYPE html><html lang="pt-BR">.*“T‑Cross”/);
  });

  it('contains a component that was still loading', async () => {
    const Loaded = lazy(async () => ({ default: Price }));
    const { text, failures } = await render(<Loaded />);
    expect(text).toContain('R$ 1.899');
    expect(text).not.toContain('Carregando');
    expect(failures).toEqual([]);
  });

  it('contains the fallback of a component that fails, and the failure is reported once', async () => {
    const Failing = () => {
      throw new Error('no price');
    };
    const { text, failures } = await render(<Failing />);
    expect(text).toContain('Carregando');
    expect(failures).toEqual([{ where: 'markup', code: 'Error: no price' }]);
  });

  it('is not rendered after the request was aborted', async () => {
    const reason = new Error('The visitor left.');
    await expect(render(<Price />, AbortSignal.abort(reason))).rejects.toThrow(reason);
  });
});
