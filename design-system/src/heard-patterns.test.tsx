/* oxlint-disable react/jsx-key -- rows of a table of cases, not a list that is drawn */
import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './components/badge/index.ts';
import { Button } from './components/button/index.ts';
import { CarImage } from './components/car-picture/index.ts';
import { Form, SubmitButton } from './components/form/index.ts';
import { Link } from './components/link/index.ts';
import { Price } from './components/price/index.ts';
import { TextField } from './components/text-field/index.ts';
import { hear, hearChange } from '../manual/hear.tsx';
import { Text } from './layout/index.ts';
import {
  Benefits,
  CompareToggle,
  ComparisonTable,
  CostBars,
  CostFacts,
  EmptyState,
  ErrorSummary,
  FactsRow,
  FaqList,
  FoldingSection,
  FormSection,
  GroundLine,
  GroundLineHero,
  Ledger,
  LinkList,
  LoginForm,
  Notice,
  OfferCard,
  OfferGrid,
  OfferStage,
  OrderProgress,
  Panel,
  PlanComparison,
  PriceBar,
  PriceBreakdown,
  Receipt,
  SectionHead,
  SelectionBar,
  SideBySide,
  SourcedList,
  SplitLayout,
  StageStrip,
  StepLine,
  Verdict,
} from './patterns/index.ts';
import { loginTexts } from './patterns/login-form/sample-texts.ts';

/* The phrases of patterns, in order: see heard.test.tsx. */

const nothing = () => undefined;
const price = <Price amountInCents={217_900} period="month" />;

const heard: readonly [name: string, element: ReactElement, phrases: readonly string[]][] = [
  [
    'benefits',
    <Benefits items={[{ icon: 'shield', title: 'Seguro incluído', text: 'Desde o primeiro dia.' }]} />,
    [
      'list',
      'listitem, level 1, position 1, set size 1',
      'heading, Seguro incluído, level 3',
      'paragraph',
      'Desde o primeiro dia.',
    ],
  ],
  [
    'a comparison table',
    <ComparisonTable
      label="Comparação de custos"
      rowHeading="Em 24 meses"
      columns={[
        { key: 'a', label: 'Assinatura', isOwn: true },
        { key: 'b', label: 'À vista' },
      ]}
      rows={[{ key: 'e', label: 'Entrada', values: ['—', 'R$ 150.000'] }]}
    />,
    [
      'region, Comparação de custos',
      'table, Comparação de custos',
      'rowgroup',
      'row, Em 24 meses Assinatura À vista',
      'columnheader, Em 24 meses',
      'columnheader, Assinatura',
      'columnheader, À vista',
      'rowgroup',
      'row, Entrada — R$ 150.000',
      'rowheader, Entrada',
      'cell, —',
      'cell, R$ 150.000',
    ],
  ],
  [
    'cost bars',
    <CostBars
      label="Custo líquido em 24 meses"
      spentLabel="custo líquido"
      returnedLabel="valor que volta"
      bars={[
        { key: 's', label: 'Assinatura', value: 'R$ 52.296', spent: 52_296, isOwn: true },
        { key: 'c', label: 'À vista', value: 'R$ 68.578', spent: 68_578, returned: 96_593 },
      ]}
    />,
    [
      'list, Custo líquido em 24 meses',
      'listitem, level 1, position 1, set size 2',
      'Assinatura',
      'R$ 52.296',
      'listitem, level 1, position 2, set size 2',
      'À vista',
      'R$ 68.578',
      'custo líquido',
      'valor que volta',
    ],
  ],
  [
    'cost facts',
    <CostFacts facts={[{ label: 'Km excedente', value: 'R$ 0,89', note: 'Por km.' }]} />,
    ['term', 'Km excedente', 'definition', 'R$ 0,89', 'definition', 'Por km.'],
  ],
  [
    'an empty state after a failure',
    <EmptyState
      title="Erro ao buscar pedidos."
      text="Seus pedidos continuam guardados."
      icon="alert"
      actions={<Button>Tentar novamente</Button>}
    />,
    [
      'heading, Erro ao buscar pedidos., level 3',
      'paragraph',
      'Seus pedidos continuam guardados.',
      'button, Tentar novamente',
    ],
  ],
  [
    'a row of facts',
    <FactsRow facts={[{ label: 'Caução', value: 'R$ 0,00' }]} />,
    ['term', 'Caução', 'definition', 'R$ 0,00'],
  ],
  [
    'questions and answers',
    <FaqList
      categories={[
        {
          id: 'assinatura',
          title: 'Assinatura',
          questions: [{ id: 'encerrar', question: 'Posso encerrar antes?', answer: 'Pode.' }],
        },
      ]}
      onClear={nothing}
    />,
    [
      'region, Assinatura',
      'heading, Assinatura, level 2',
      'group',
      'Posso encerrar antes?',
      'Posso encerrar antes?',
      'Pode.',
      'link, Copiar link da pergunta: Posso encerrar antes?',
      'Copiar link',
      'da pergunta: Posso encerrar antes?',
    ],
  ],
  [
    'a section that folds on a phone',
    <FoldingSection title="Ficha técnica">
      <Text>Motor 1.0.</Text>
    </FoldingSection>,
    ['heading, Ficha técnica, level 2', 'paragraph', 'Motor 1.0.'],
  ],
  [
    'a group of fields',
    <FormSection title="Endereço de entrega" description="Só na mesma cidade." isGroup>
      <TextField label="CEP" />
    </FormSection>,
    [
      'group, Endereço de entrega, Só na mesma cidade.',
      'Endereço de entrega',
      'heading, Endereço de entrega, level 2',
      'Só na mesma cidade.',
      'CEP',
      'textbox, CEP',
    ],
  ],
  [
    'a hero',
    <GroundLineHero
      title="Um carro zero."
      lead="Seguro incluído."
      actions={<Link href="#ofertas">Ver ofertas</Link>}
      car={null}
    />,
    ['heading, Um carro zero., level 1', 'paragraph', 'Seguro incluído.', 'link, Ver ofertas'],
  ],
  [
    'a ledger',
    <Ledger
      included={[{ label: 'Seguro', note: 'Colisão e roubo' }]}
      excluded={[{ label: 'Franquia', value: 'R$ 4.200,00' }]}
    />,
    [
      'heading, Incluído, level 3',
      'list',
      'listitem, level 1, position 1, set size 1',
      'Seguro',
      'Colisão e roubo',
      'heading, Não incluído, level 3',
      'list',
      'listitem, level 1, position 1, set size 1',
      'Franquia',
      'R$ 4.200,00',
    ],
  ],
  [
    'a list of links',
    <LinkList
      label="Todos os carros"
      items={[{ label: 'T-Cross', href: '#t-cross', note: 'R$ 2.179,00/mês', isCurrent: true }]}
    />,
    [
      'list, Todos os carros',
      'listitem, level 1, position 1, set size 1',
      'link, T-Cross R$ 2.179,00/mês, current page',
      'T-Cross',
      'R$ 2.179,00/mês',
    ],
  ],
  [
    'a log-in form',
    <LoginForm texts={loginTexts} privacyHref="#aviso" />,
    [
      'form',
      'E-mail ou CPF/CNPJ',
      'textbox, E-mail ou CPF/CNPJ',
      'Senha',
      'Senha',
      'button, Mostrar senha, 1 control',
      'button, Esqueci minha senha',
      'button, Entrar',
      'Entrar',
      'paragraph',
      'Ainda não tem conta?',
      'button, Cadastre-se',
      'paragraph',
      'Ao entrar, você concorda com o uso dos seus dados descrito no',
      'link, Aviso de Privacidade (abre em nova aba)',
      'Aviso de Privacidade',
      '(abre em nova aba)',
      '.',
    ],
  ],
  [
    'a notice',
    <Notice title="Documento reprovado" tone="danger">
      Envie outro.
    </Notice>,
    ['paragraph', 'Documento reprovado', 'Envie outro.'],
  ],
  [
    'a car on offer',
    <OfferCard
      name="T-Cross"
      href="#t-cross"
      terms="24 meses"
      price={price}
      car={null}
      tag={<Badge tone="accent">Entrega rápida</Badge>}
      compare={<CompareToggle name="T-Cross" href="#comparar" />}
    />,
    [
      'article, T-Cross',
      'heading, T-Cross, level 3',
      'link, T-Cross',
      'paragraph',
      '24 meses',
      'R$ 2.179,00 por mês',
      'Entrega rápida',
      'link, Comparar T-Cross',
      'Comparar',
      'T-Cross',
    ],
  ],
  [
    'a grid of offers',
    <OfferGrid label="Ofertas">
      <Link href="#t-cross">T-Cross</Link>
    </OfferGrid>,
    [
      'carrossel, Ofertas',
      'list, Ofertas',
      'listitem, level 1, position 1, set size 1',
      'slide, 1 de 1',
      'link, T-Cross',
    ],
  ],
  [
    "an offer's stage",
    <OfferStage
      title="T-Cross"
      subtitle="Comfortline 200 TSI"
      priceLabel="Mensalidade"
      price={price}
      car={null}
      action={<Link href="#assinar">Assinar</Link>}
    />,
    [
      'heading, T-Cross, level 1',
      'paragraph',
      'Comfortline 200 TSI',
      'paragraph',
      'Mensalidade',
      'R$ 2.179,00 por mês',
    ],
  ],
  [
    'the progress of an order',
    <OrderProgress
      rows={[
        { id: 'a', label: 'Pedido recebido', state: 'completed', dateText: '18 nov 2026' },
        { id: 'b', label: 'Assinatura do contrato', state: 'current' },
      ]}
    />,
    [
      'list, Andamento',
      'listitem, level 1, position 1, set size 2',
      'Pedido recebido',
      '(',
      'concluída',
      ')',
      '18 nov 2026',
      'listitem, level 1, position 2, set size 2',
      'Assinatura do contrato',
      '(',
      'em andamento',
      ')',
    ],
  ],
  [
    'a panel',
    <Panel>
      <Text>Texto</Text>
    </Panel>,
    ['paragraph', 'Texto'],
  ],
  [
    'a price bar',
    <PriceBar total="T-Cross, 24 meses" price={price} action={<Link href="#assinar">Assinar</Link>} />,
    ['region, Resumo do plano', 'paragraph', 'T-Cross, 24 meses', 'R$ 2.179,00 por mês', 'link, Assinar'],
  ],
  [
    'a price breakdown',
    <PriceBreakdown
      label="Valores do pedido"
      groups={[{ key: 'm', title: 'Mensalidade', lines: [{ label: 'Plano', amount: 'R$ 2.179,00' }] }]}
      total={{ label: 'Total por mês', amount: 'R$ 2.179,00', oldAmount: 'R$ 2.279,00' }}
    />,
    [
      'group, Valores do pedido',
      'heading, Mensalidade, level 3',
      'term',
      'Plano',
      'definition',
      'R$ 2.179,00',
      'term',
      'Total por mês',
      'definition',
      'de',
      'deletion',
      'R$ 2.279,00',
      'por',
      'R$ 2.179,00',
    ],
  ],
  [
    'a receipt',
    <Receipt
      rows={[{ label: 'Mensalidade', value: 'R$ 2.179,00', note: 'Vence todo dia 10' }]}
      total={{ label: 'Total', value: 'R$ 2.179,00' }}
    />,
    [
      'term',
      'Mensalidade',
      'Vence todo dia 10',
      'definition',
      'R$ 2.179,00',
      'term',
      'Total',
      'definition',
      'R$ 2.179,00',
    ],
  ],
  [
    'the head of a section',
    <SectionHead title="Quanto custa" lead="Com valor e motivo." end={<Link href="#ofertas">Todas as ofertas</Link>} />,
    ['heading, Quanto custa, level 2', 'paragraph', 'Com valor e motivo.', 'link, Todas as ofertas'],
  ],
  [
    'a selection bar',
    <SelectionBar label="Carros para comparar" actions={<Button>Limpar</Button>}>
      T-Cross e Tera escolhidos.
    </SelectionBar>,
    ['paragraph', 'T-Cross e Tera escolhidos.', 'region, Carros para comparar', 'button, Limpar'],
  ],
  [
    'cars side by side',
    <SideBySide
      label="Comparação de carros"
      rowHeading="Carro"
      columns={[
        { key: 't', name: 'T-Cross', detail: 'Comfortline', price: 'R$ 2.179,00', picture: null },
        { key: 'n', name: 'Nivus', price: 'R$ 1.989,00', picture: null },
      ]}
      groups={[
        { key: 'g', title: 'Espaço', rows: [{ key: 'r', label: 'Porta-malas', values: ['373 litros', '415 litros'] }] },
      ]}
    />,
    [
      'table',
      'caption',
      'Comparação de carros',
      'rowgroup',
      'row, Carro T-Cross Comfortline R$ 2.179,00 Nivus R$ 1.989,00',
      'columnheader, Carro',
      'Carro',
      'columnheader, T-Cross Comfortline R$ 2.179,00',
      'T-Cross',
      'Comfortline',
      'R$ 2.179,00',
      'columnheader, Nivus R$ 1.989,00',
      'Nivus',
      'R$ 1.989,00',
      'rowgroup, Espaço',
      'row, Espaço',
      'rowheader, Espaço, column span 3',
      'row, Porta-malas 373 litros 415 litros',
      'rowheader, Porta-malas',
      'cell, 373 litros',
      'cell, 415 litros',
    ],
  ],
  [
    'a list with sources',
    <SourcedList facts={[{ label: 'IPCA', value: '4,5%', source: 'Premissa de exemplo' }]} />,
    ['term', 'IPCA', 'definition', '4,5%', 'definition', 'Premissa de exemplo'],
  ],
  [
    'a layout of two parts',
    <SplitLayout start={<Text>Plano</Text>} end={<Text>Resumo</Text>} endLabel="Resumo do plano" />,
    ['paragraph', 'Plano', 'region, Resumo do plano', 'paragraph', 'Resumo'],
  ],
  [
    'a line of steps',
    <StepLine steps={[{ title: 'Escolha o carro', text: 'Doze modelos.' }]} />,
    [
      'list',
      'listitem, level 1, position 1, set size 1',
      'heading, Escolha o carro, level 3',
      'paragraph',
      'Doze modelos.',
    ],
  ],
  [
    'a car on a line',
    <GroundLine>
      <CarImage src="/t-cross.svg" fallbackSrc="/carro.svg" label="T-Cross, cor azul anil" />
    </GroundLine>,
    ['image, T-Cross, cor azul anil'],
  ],
  [
    'plans, the cheapest of which is marked',
    <PlanComparison
      plans={[
        { key: 'subscription', label: 'Assinatura', value: 'R$ 52.296', spent: 52_296, isOwn: true },
        { key: 'cash', label: 'À vista', value: 'R$ 68.578', spent: 68_578, returned: 96_593 },
      ]}
      cheapestKey="subscription"
      verdict={{ statement: 'Assinar custa menos.' }}
      chart={{
        label: 'Custo líquido em 24 meses',
        spentLabel: 'custo líquido no período',
        returnedLabel: 'valor que volta na revenda',
      }}
      table={{
        label: 'Comparação de custos',
        rowHeading: 'Em 24 meses',
        rows: [{ key: 'total', label: 'Custo líquido', values: ['R$ 52.296,00', 'R$ 68.577,79'] }],
      }}
      caption="T-Cross em 24 meses"
    />,
    [
      'paragraph',
      'Assinar custa menos.',
      'paragraph',
      'T-Cross em 24 meses',
      'list, Custo líquido em 24 meses',
      'listitem, level 1, position 1, set size 2',
      'Assinatura',
      'mais barato',
      'R$ 52.296',
      'listitem, level 1, position 2, set size 2',
      'À vista',
      'R$ 68.578',
      'custo líquido no período',
      'valor que volta na revenda',
      'region, Comparação de custos',
      'table, Comparação de custos',
      'rowgroup',
      'row, Em 24 meses Assinatura mais barato À vista',
      'columnheader, Em 24 meses',
      'columnheader, Assinatura mais barato',
      'Assinatura',
      'mais barato',
      'columnheader, À vista',
      'À vista',
      'rowgroup',
      'row, Custo líquido R$ 52.296,00 R$ 68.577,79',
      'rowheader, Custo líquido',
      'cell, R$ 52.296,00',
      'cell, R$ 68.577,79',
    ],
  ],
  ['a verdict', <Verdict statement="Assinar custa menos." />, ['paragraph', 'Assinar custa menos.']],
];

test.for(heard)('%s is announced in exactly these phrases, in this order', async ([, element, phrases], { task }) => {
  expect(await hear(element)).toEqual(phrases);
  const { type } = element;
  if (typeof type === 'function') Object.assign(task.meta, { announced: type.name });
});

test('a failed attempt to submit announces the summary of its errors', async ({ task }) => {
  const heardChange = await hearChange(
    <Form errors={{ cpf: 'CPF inválido.' }}>
      <ErrorSummary />
      <TextField label="CPF" name="cpf" />
      <SubmitButton sendingLabel="Enviando">Continuar</SubmitButton>
    </Form>,
    () => screen.getByRole('button', { name: 'Continuar' }).click(),
  );
  expect(heardChange).toEqual(['group, Há 1 campo para corrigir']);
  Object.assign(task.meta, { announced: 'ErrorSummary' });
});

test('the strip below the stage is silent, because the stage has its texts', async ({ task }) => {
  const phrases = await hear(
    <>
      <StageStrip car={<CarImage src="/t-cross.svg" fallbackSrc="/carro.svg" />} title="T-Cross" subtitle="Azul anil" />
      <Text>Plano</Text>
    </>,
  );
  expect(phrases).toEqual(['paragraph', 'Plano']);
  Object.assign(task.meta, { announced: 'StageStrip' });
});
