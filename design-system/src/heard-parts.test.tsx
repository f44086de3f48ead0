/* oxlint-disable react/jsx-key -- rows of a table of cases, not a list that is drawn */
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { AlertDialog } from './components/alert-dialog/index.ts';
import { Badge } from './components/badge/index.ts';
import { Banner } from './components/banner/index.ts';
import { CarDrawing, CarImage, preloadDrawing } from './components/car-picture/index.ts';
import { Card, CardLink } from './components/card/index.ts';
import { DescriptionList } from './components/description-list/index.ts';
import { Dialog } from './components/dialog/index.ts';
import { Drawer } from './components/drawer/index.ts';
import { Footer } from './components/footer/index.ts';
import { Form, SubmitButton } from './components/form/index.ts';
import { Highlight } from './components/highlight/index.ts';
import { Icon } from './components/icon/index.ts';
import { LineChart } from './components/line-chart/index.ts';
import { LoadingOverlay } from './components/loading-overlay/index.ts';
import { MegaMenu, MenuCars } from './components/mega-menu/index.ts';
import { Price } from './components/price/index.ts';
import { Skeleton, SkeletonGroup } from './components/skeleton/index.ts';
import { RangeSlider, SliderField } from './components/slider/index.ts';
import { TextField } from './components/text-field/index.ts';
import { ToastRegion, createToastQueue } from './components/toast/index.ts';
import { hear, hearAnnounced, hearChange } from '../manual/hear.tsx';
import { Heading, Text } from './layout/index.ts';

/* The phrases of overlays and of parts of a page, in order: see heard.test.tsx. */

const nothing = () => undefined;

const heard: readonly [name: string, element: ReactElement, phrases: readonly string[]][] = [
  [
    'an alert dialog with an error',
    <AlertDialog
      title="Cancelar o pedido?"
      actionLabel="Cancelar pedido"
      pendingLabel="Cancelando pedido"
      cancelLabel="Manter pedido"
      errorMessage="O serviço não respondeu."
      onAction={nothing}
      isDestructive
      isOpen
    >
      <Text>O carro volta para a oferta.</Text>
    </AlertDialog>,
    [
      'alertdialog, Cancelar o pedido?, O carro volta para a oferta.',
      'heading, Cancelar o pedido?, level 2',
      'paragraph',
      'O carro volta para a oferta.',
      'alert',
      'O serviço não respondeu.',
      'contentinfo',
      'button, Cancelar pedido',
      'Cancelar pedido',
      'button, Manter pedido',
    ],
  ],
  ['a badge', <Badge icon="check">Entrega rápida</Badge>, ['Entrega rápida']],
  [
    'a banner',
    <Banner title="Dados alterados" tone="success">
      Confira o e-mail.
    </Banner>,
    ['region, Sucesso: Dados alterados', 'paragraph', 'Sucesso', ':', 'Dados alterados', 'Confira o e-mail.'],
  ],
  [
    'a card',
    <Card element="article" labelledBy="nivus">
      <Heading level={3} id="nivus">
        <CardLink href="#nivus">Nivus</CardLink>
      </Heading>
      <Text>24 meses</Text>
    </Card>,
    ['article, Nivus', 'heading, Nivus, level 3', 'link, Nivus', 'paragraph', '24 meses'],
  ],
  [
    'a description list',
    <DescriptionList
      rows={[
        { term: 'Cartão', description: '•••• 4242', spoken: 'terminado em 4242' },
        { term: 'Parcelas pagas', description: 0, note: 'de 24' },
        { term: 'RG' },
      ]}
    />,
    [
      'term',
      'Cartão',
      'definition',
      'terminado em 4242',
      'term',
      'Parcelas pagas',
      'definition',
      '0',
      'de 24',
      'term',
      'RG',
      'definition',
      'não informado',
    ],
  ],
  [
    'a dialog',
    <Dialog title="Trocar forma de pagamento" isOpen>
      Texto
    </Dialog>,
    [
      'button, Descartar',
      'dialog, Trocar forma de pagamento',
      'heading, Trocar forma de pagamento, level 2',
      'button, Fechar',
      'Texto',
    ],
  ],
  [
    'a drawer',
    <Drawer title="Ofertas" onOpenChange={nothing}>
      Texto
    </Drawer>,
    ['dialog, Ofertas', 'heading, Ofertas, level 2', 'button, Fechar menu', 'Texto'],
  ],
  [
    'a footer',
    <Footer
      brand={{ href: '/', name: 'Sign & Drive' }}
      phone={{ label: '0800 000 0000', href: 'tel:08000000000' }}
      sections={[{ title: 'Institucional', links: [{ label: 'Perguntas Frequentes', href: '/faq' }] }]}
      copyright="© Sign & Drive"
    />,
    [
      'contentinfo',
      'link, Sign & Drive, página inicial',
      'Sign & Drive',
      'link, 0800 000 0000',
      'heading, Institucional, level 2',
      'list',
      'listitem, level 1, position 1, set size 1',
      'link, Perguntas Frequentes',
      '© Sign & Drive',
      'link, Voltar ao topo',
    ],
  ],
  [
    'a form with an error',
    <Form onSubmit={nothing} errors={{ nome: 'Escreva o nome.' }}>
      <TextField label="Nome" name="nome" />
      <SubmitButton sendingLabel="Enviando">Enviar</SubmitButton>
    </Form>,
    [
      'form',
      'Nome',
      'textbox, Nome, Escreva o nome., invalid',
      'paragraph',
      'Escreva o nome.',
      'button, Enviar',
      'Enviar',
    ],
  ],
  ['a highlight', <Highlight term="revisão">A revisão é anual</Highlight>, ['A', 'revisão', 'é anual']],
  ['an icon with a name', <Icon name="check" label="Incluído" />, ['image, Incluído']],
  [
    'a line chart',
    <LineChart
      label="Custo mês a mês"
      description="Assinar é o mais barato desde o primeiro mês."
      lines={[
        { key: 'a', label: 'Assinatura', values: [0, 10, 20], isOwn: true },
        { key: 'b', label: 'À vista', values: [12, 16, 20] },
      ]}
      marks={[0, 2]}
      formatStep={(step) => `${step} meses`}
      formatLevel={(value) => `R$ ${value} mil`}
      caption="Já descontado o valor do carro."
    />,
    [
      'image, Custo mês a mês, Assinar é o mais barato desde o primeiro mês.',
      'paragraph',
      'Assinar é o mais barato desde o primeiro mês.',
      'Já descontado o valor do carro.',
    ],
  ],
  [
    'a mega menu',
    <MegaMenu id="menu-ofertas" label="Ofertas" onClose={nothing}>
      <MenuCars cars={[{ name: 'Taos', href: '#taos', note: 'R$ 2.990,00/mês', picture: null }]} label="Carros" />
    </MegaMenu>,
    [
      'group, Ofertas',
      'list, Carros',
      'listitem, level 1, position 1, set size 1',
      'link, Taos R$ 2.990,00/mês',
      'Taos',
      'R$ 2.990,00/mês',
    ],
  ],
  ['a price', <Price amountInCents={217_900} period="month" />, ['R$ 2.179,00 por mês']],
  [
    'a price that is being calculated again',
    <Price amountInCents={217_900} period="month" isStale />,
    ['R$ 2.179,00 por mês, recalculando'],
  ],
  [
    'a range slider',
    <RangeSlider
      label="Mensalidade"
      minValue={1500}
      maxValue={5000}
      step={100}
      format={(value) => `R$ ${value}`}
      value={[2000, 3500]}
      onChange={nothing}
    />,
    [
      'group, Mensalidade',
      'Mensalidade',
      'status',
      'R$ 2000 a R$ 3500',
      'slider, Mensalidade mínimo, orientated horizontally, max value 3500, min value 1500, current value R$ 2000',
      'slider, Mensalidade máximo, orientated horizontally, max value 5000, min value 2000, current value R$ 3500',
    ],
  ],
  [
    'a slider with a field',
    <SliderField
      label="Prazo"
      value={24}
      minValue={12}
      maxValue={48}
      format={(value) => `${value} meses`}
      parse={Number}
      invalidMessage="De 12 a 48 meses."
      onChange={nothing}
    />,
    [
      'Prazo',
      'textbox, Prazo, 24 meses',
      'slider, Prazo, orientated horizontally, max value 48, min value 12, current value 24 meses',
    ],
  ],
];

test.for(heard)('%s is announced in exactly these phrases, in this order', async ([, element, phrases], { task }) => {
  expect(await hear(element)).toEqual(phrases);
  const { type } = element;
  if (typeof type === 'function') Object.assign(task.meta, { announced: type.name });
});

test('a banner that appears is announced once, with its tone and title', async () => {
  const heardChange = await hearChange(<Banner title="Pagamento recusado" announce="assertive" />, () => undefined);
  expect(heardChange).toEqual(['assertive: Aviso: Pagamento recusado']);
});

test('a loading overlay is one paragraph', async ({ task }) => {
  expect(await hearAnnounced(<LoadingOverlay />)).toEqual(['paragraph', 'Carregando…']);
  Object.assign(task.meta, { announced: 'LoadingOverlay' });
});

test('a skeleton is its label, without its blocks', async ({ task }) => {
  const skeleton = (
    <SkeletonGroup label="Carregando ofertas">
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
  expect(await hearAnnounced(skeleton)).toEqual(['Carregando ofertas']);
  Object.assign(task.meta, { announced: 'SkeletonGroup' });
});

test('a toast is announced once, with its title and text', async ({ task }) => {
  const queue = createToastQueue();
  const heardChange = await hearChange(<ToastRegion queue={queue} />, () =>
    queue.show({ key: 'offline', tone: 'error', title: 'Sem conexão.', description: 'Verifique sua rede.' }),
  );
  expect(heardChange).toEqual(['assertive: Sem conexão. Verifique sua rede.']);
  Object.assign(task.meta, { announced: 'Toast' });
});

test('pictures of cars are announced by their labels, and not at all without', async ({ task }) => {
  await preloadDrawing('t-cross');
  const phrases = await hear(
    <>
      <CarDrawing model="t-cross" label="T-Cross, cor azul anil" />
      <CarDrawing model="t-cross" />
      <CarImage src="/nivus.svg" fallbackSrc="/carro.svg" label="Nivus, cor branca" />
      <CarImage src="/nivus.svg" fallbackSrc="/carro.svg" />
    </>,
  );
  expect(phrases).toEqual(['image, T-Cross, cor azul anil', 'image, Nivus, cor branca']);
  Object.assign(task.meta, { announced: 'CarPicture' });
});
