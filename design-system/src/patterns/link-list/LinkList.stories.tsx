import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LinkList } from './LinkList.tsx';

const meta = preview.meta({
  title: 'Patterns/Page parts/LinkList',
  component: LinkList,
  args: {
    label: 'Todos os carros',
    items: [
      { label: 'T-Cross', href: '#t-cross', note: 'R$ 2.179,00/mês', isCurrent: true },
      { label: 'Nivus', href: '#nivus', note: 'R$ 1.989,00/mês' },
      { label: 'Amarok', href: '#amarok', note: 'R$ 5.690,00/mês' },
      { label: 'Tiguan Allspace', href: '#tiguan', note: 'Sem disponibilidade no momento.' },
    ],
  },
});

export const Cars = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'T-Cross R$ 2.179,00/mês' })).toHaveAttribute('aria-current', 'page');
  },
});
export const WithoutNotes = meta.story({
  args: {
    items: [
      { label: 'Perguntas frequentes', href: '#faq' },
      { label: 'Como funciona', href: '#como' },
    ],
  },
});
export const LongText = meta.story({
  args: {
    items: [
      {
        label: 'Tiguan Allspace Edição de Exemplo com um nome muito comprido',
        href: '#tiguan',
        note: 'Sem disponibilidade no momento.',
      },
      { label: 'Nivus', href: '#nivus', note: 'R$ 12.989,00/mês' },
    ],
  },
});
