import preview from '../../../../.storybook/preview';
import { Link } from '../../components/link/index.ts';
import { Verdict } from '../verdict/Verdict.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta = preview.meta({
  title: 'Patterns/Page parts/SectionHead',
  component: SectionHead,
  args: { title: 'Quanto custa de verdade' },
});

export const TitleOnly = meta.story({});
export const WithLead = meta.story({
  args: {
    lead: 'Tudo o que pode sair do seu bolso neste contrato, com valor e motivo. Se não está aqui, não é cobrado.',
  },
});
export const WithLink = meta.story({ args: { end: <Link href="/ofertasvw">Todas as ofertas</Link> } });
export const WithVerdict = meta.story({
  args: {
    title: 'Assinar ou comprar?',
    aside: <Verdict statement="Neste cenário, assinar custa R$ 16.281,79 a menos que comprar à vista." />,
  },
});
export const LongText = meta.story({
  args: {
    title: 'Perguntas frequentes sobre documentação, seguro e manutenção',
    lead: 'Reunimos aqui o que mais perguntam antes de assinar, com respostas curtas e o caminho para falar com alguém quando a resposta não basta.',
  },
});
