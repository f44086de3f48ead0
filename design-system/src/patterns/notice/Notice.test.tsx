import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { Notice } from './Notice.tsx';

const retry = <Button>Tentar de novo</Button>;

test.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('the text of a notice (%s) is announced once, also when its button gets busy', (announce, role) => {
  render(
    <Notice title="Não carregou" announce={announce} actions={retry}>
      Seus dados continuam guardados.
    </Notice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent(/^Não carregouSeus dados continuam guardados\.$/);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('a notice of the first render is not announced', () => {
  render(<Notice title="Não carregou" actions={retry} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
