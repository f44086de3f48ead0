import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Stepper, type StepperProps, type StepperStep } from './index.ts';

const steps: StepperStep[] = [
  { id: 'personal', label: 'Dados pessoais', state: 'done', href: '/dados' },
  { id: 'address', label: 'Endereço', state: 'error', href: '/endereco', reason: 'CEP não encontrado' },
  { id: 'documents', label: 'Documentação', state: 'current' },
  { id: 'pickup', label: 'Retirada', state: 'blocked', href: '/retirada' },
];

/** jsdom evaluates no container query, so the steps are behind the button that opens them. */
async function renderOpen(props: StepperProps) {
  const view = render(<Stepper {...props} />);
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  return view;
}

const spoken = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());

test('each step states its state in text, its error, and why it can’t be opened', async () => {
  await renderOpen({ steps });
  expect(screen.getByRole('navigation', { name: 'Etapas' })).toBeVisible();
  expect(spoken()).toEqual([
    'Voltar a Dados pessoais (concluída)',
    'Corrigir Endereço (com erro) CEP não encontrado',
    'Documentação (atual)',
    'Retirada (bloqueada) Conclua antes: Endereço',
  ]);
});

test('only steps that can be opened are links: not the current step, nor a blocked one with an href', async () => {
  await renderOpen({ steps });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dados', '/endereco']);
});

test('the step on the page is current, whatever its state', () => {
  const { rerender, container } = render(<Stepper steps={steps} />);
  const current = () => container.querySelectorAll('[aria-current="step"]');
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('Documentação (atual)');
  rerender(
    <Stepper steps={steps.map((step) => ({ ...step, isCurrent: step.id === 'address' }) satisfies StepperStep)} />,
  );
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('Endereço (com erro, atual)');
});

test('a visitor who has gone back can reach the completed steps and the current one', async () => {
  await renderOpen({
    steps: [
      { id: 'a', label: 'Dados', state: 'done', isCurrent: true },
      { id: 'b', label: 'Endereço', state: 'done', href: '/b' },
      { id: 'c', label: 'Documentação', state: 'current', href: '/c' },
    ],
  });
  expect(spoken()).toEqual([
    'Dados (concluída, atual)',
    'Ir para Endereço (concluída)',
    'Ir para Documentação (começada)',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/b', '/c']);
});

test('a narrow stepper shows the current step and the steps with errors in one line', () => {
  render(<Stepper steps={steps} />);
  expect(screen.getByRole('button', { name: 'Etapa 3 de 4: Documentação Com erro: Endereço' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('an open list closes when another step is on the page, however it was reached', async () => {
  const { rerender } = await renderOpen({ steps });
  rerender(<Stepper steps={steps.map((step) => ({ ...step, isCurrent: step.id === 'address' }))} />);
  expect(screen.getByRole('button', { name: /^Etapa 2 de 4/, expanded: false })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a stepper announces that all steps are done', () => {
  render(<Stepper steps={[{ id: 'a', label: 'Dados', state: 'done' }]} />);
  expect(screen.getByRole('button', { name: '1 de 1 etapas concluídas' })).toBeVisible();
});

test('a step without an href is a button if there is onSelect, and text otherwise', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const first: StepperStep[] = [
    { id: 'personal', label: 'Dados', state: 'done' },
    { id: 'address', label: 'Endereço', state: 'current' },
  ];
  const { rerender } = render(<Stepper steps={first} />);
  expect(within(screen.getByRole('list', { hidden: true })).queryByRole('button', { hidden: true })).toBeNull();
  rerender(<Stepper steps={first} onSelect={(id) => onSelect(id)} />);
  const toggle = screen.getByRole('button', { name: /^Etapa 2 de 2/ });
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Voltar a Dados (concluída)' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('personal');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('the server renders every step, with its links', () => {
  const html = renderToString(<Stepper steps={steps} />);
  for (const { label } of steps) expect(html).toContain(label);
  expect(html).toContain('href="/dados"');
});
