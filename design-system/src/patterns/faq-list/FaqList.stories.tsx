import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { SearchField } from '../../components/search-field/index.ts';
import { Stack } from '../../layout/index.ts';
import { FaqList, type FaqListProps } from './FaqList.tsx';
import { sampleCategories } from './sample-questions.tsx';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Patterns/Page parts/FaqList',
  component: FaqList,
  args: { categories: sampleCategories, onClear: () => undefined },
});

export const Categories = meta.story({});
export const Found = meta.story({
  args: { term: 'prazo mes' },
  play: async ({ canvasElement }) => {
    await expect(liveRegion(canvasElement)).toHaveTextContent(/^Resultados encontrados para: prazo mes ?2 perguntas$/);
  },
});
export const NothingFound = meta.story({
  args: { term: 'submarino', noResultHelp: 'Confira a grafia ou use uma palavra mais simples.' },
  play: async ({ canvasElement }) => {
    await expect(liveRegion(canvasElement)).toHaveTextContent(
      /^Nenhum resultado encontrado para: submarino ?Confira a grafia/,
    );
  },
});
export const Loading = meta.story({ args: { categories: [], isLoading: true } });
export const OnPhone = meta.story({
  args: { term: 'prazo' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const LongText = meta.story({
  args: {
    term: 'vigência',
    categories: [
      {
        id: 'contrato',
        title: 'Contratação, uso, devolução e renovação do veículo por assinatura',
        questions: [
          {
            id: 'longa',
            question:
              'O que está incluído na mensalidade e o que fica por minha conta durante todo o período de vigência do contrato?',
            answer: <p>Durante a vigência: seguro, documentação, IPVA, revisões do manual e assistência 24 horas.</p>,
          },
        ],
      },
    ],
  },
  render: (args) => (
    <Narrow>
      <FaqList {...args} />
    </Narrow>
  ),
});

/* Far below a sticky header, which must not cover the question named by the URL. */
export const FromAFragment = meta.story({
  beforeEach: () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '#reajuste');
    return () => window.history.replaceState(null, '', before);
  },
  render: (args) => (
    <>
      <FixedHeader>Cabeçalho</FixedHeader>
      <Far />
      <FaqList {...args} />
      <Far />
    </>
  ),
  play: async ({ canvas }) => {
    const question = canvas.getByText('O que é o reajuste anual?').closest('summary');
    await expect(canvas.getByText(/A correção da mensalidade/)).toBeVisible();
    await expect(question).toHaveFocus();
    const header = canvas.getByText('Cabeçalho').getBoundingClientRect();
    const place = question?.getBoundingClientRect();
    await expect(place?.top).toBeGreaterThanOrEqual(header.bottom);
    await expect(place?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

function SearchPage(args: FaqListProps) {
  const [term, setTerm] = useState('');
  return (
    <Stack gap={6}>
      <SearchField
        label="Buscar nas perguntas"
        placeholder="Digite a sua dúvida aqui"
        value={term}
        onChange={setTerm}
      />
      <FaqList {...args} term={term} onClear={() => setTerm('')} />
    </Stack>
  );
}

export const Keyboard = meta.story({
  render: (args) => <SearchPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('cartao');
    await expect(liveRegion(canvasElement)).toHaveTextContent('1 pergunta');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver todas as perguntas' })).toBeVisible();
    for (let presses = 0; presses < 2; presses += 1) await userEvent.tab();
    await expect(canvas.getByText('cartão').closest('summary')).toHaveFocus();
    // A question with marks is still announced as one sentence.
    await expect(canvas.getByText('cartão').closest('summary')).toHaveTextContent('Quando o cartão é cobrado?');
  },
});

const Narrow = styled.div`
  max-width: 17.5rem;
`;

const FixedHeader = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-header);
  min-height: 5.5rem;
  background: var(--color-surface-sunken);
`;

const Far = styled.div`
  height: 100vh;
`;
