import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alerts, liveRegion, liveRegions } from '../../../manual/live-regions.ts';
import { Button } from '../../components/button/index.ts';
import { Notice } from './Notice.tsx';

const retry = <Button>Tentar de novo</Button>;

test.each(['polite', 'assertive'] as const)(
  'the text of a notice (%s) is announced once, also when its button gets busy',
  (announce) => {
    render(
      <Notice title="Não carregou" announce={announce} actions={retry}>
        Seus dados continuam guardados.
      </Notice>,
    );
    const [region] = announce === 'polite' ? liveRegions() : alerts();
    expect(region).toHaveTextContent(/^Não carregouSeus dados continuam guardados\.$/);
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
);

test('screen readers get the text of a polite notice after its live region', () => {
  vi.useFakeTimers();
  render(<Notice title={<a href="/conta">Não carregou</a>} announce="polite" />);
  const region = liveRegion();
  expect(screen.queryByRole('link')).toBeNull();
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('link', { name: 'Não carregou' })).toBeVisible();
  expect(liveRegion()).toBe(region);
});

test('screen readers get an assertive notice after the elements around it', () => {
  vi.useFakeTimers();
  render(<Notice title="Não carregou" announce="assertive" actions={retry} />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('alert')).toHaveTextContent('Não carregou');
});

test("screen readers get the text of a notice in the server's markup without script", () => {
  expect(renderToString(<Notice title="Não carregou" announce="polite" />)).not.toMatch(/<div[^>]* aria-hidden/);
});

test('a notice of the first render is not announced', () => {
  render(<Notice title="Não carregou" actions={retry} />);
  expect(liveRegions()).toEqual([]);
});
