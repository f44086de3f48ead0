import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './index.ts';

it('is where the menu leads without script, with every section as plain links', () => {
  render(
    <Footer
      brand={{ href: '/' }}
      phone={{ label: '0800 000 0000', href: 'tel:08000000000' }}
      sections={[{ title: 'Institucional', links: [{ label: 'Perguntas Frequentes', href: '/faq' }] }]}
      copyright="© Sign & Drive"
    />,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveAttribute('id', 'rodape');
  expect(within(footer).getByRole('heading', { name: 'Institucional' })).toBeVisible();
  expect(within(footer).getByRole('link', { name: 'Perguntas Frequentes' })).toHaveAttribute('href', '/faq');
  expect(within(footer).getByRole('link', { name: '0800 000 0000' })).toHaveAttribute('href', 'tel:08000000000');
  expect(within(footer).getByRole('link', { name: 'Voltar ao topo' })).toHaveAttribute('href', '#topo');
});
