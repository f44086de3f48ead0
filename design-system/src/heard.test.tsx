/* oxlint-disable react/jsx-key -- rows of a table of cases, not a list that is drawn */
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Accordion, AccordionItem } from './components/accordion/index.ts';
import { Breadcrumbs } from './components/breadcrumbs/index.ts';
import { Button } from './components/button/index.ts';
import { Carousel, FilterTabs } from './components/carousel/index.ts';
import { Checkbox } from './components/checkbox/index.ts';
import { CheckboxGroup } from './components/checkbox-group/index.ts';
import { ChoiceCards } from './components/choice-cards/index.ts';
import { ColorSwatches } from './components/color-swatches/index.ts';
import { ComboBox } from './components/combo-box/index.ts';
import { ConsentBanner } from './components/consent-banner/index.ts';
import { DateField } from './components/date-field/index.ts';
import { DatePicker } from './components/date-picker/index.ts';
import { FloatingActions } from './components/floating-actions/index.ts';
import { Header } from './components/header/index.ts';
import { IconButton } from './components/icon-button/index.ts';
import { Link } from './components/link/index.ts';
import { MaskedField } from './components/masked-field/index.ts';
import { Menu } from './components/menu/index.ts';
import { NumberField } from './components/number-field/index.ts';
import { Pagination } from './components/pagination/index.ts';
import { PasswordField } from './components/password-field/index.ts';
import { ProgressBar } from './components/progress-bar/index.ts';
import { RadioGroup } from './components/radio-group/index.ts';
import { SearchField } from './components/search-field/index.ts';
import { Select } from './components/select/index.ts';
import { SideNav } from './components/side-nav/index.ts';
import { SkipLink } from './components/skip-link/index.ts';
import { Stepper } from './components/stepper/index.ts';
import { Switch } from './components/switch/index.ts';
import { Table } from './components/table/index.ts';
import { Tabs } from './components/tabs/index.ts';
import { TagGroup } from './components/tag-group/index.ts';
import { TextArea } from './components/text-area/index.ts';
import { TextField } from './components/text-field/index.ts';
import { ToggleButtons } from './components/toggle-buttons/index.ts';
import { UploadTile } from './components/upload-tile/index.ts';
import { sampleBrand } from './components/header/sample-brand.tsx';
import { hear } from '../manual/hear.tsx';

/*
 * The phrases that a screen reader announces in each component, in order. The reader names roles and states in English;
 * all other text is ours and Portuguese. It announces an element and then its text nodes, so a label, or a button with
 * two texts, appears twice. Parts of a page and overlays are
 * in heard-parts.test.tsx, patterns in heard-patterns.test.tsx.
 */

const nothing = () => undefined;
const cities = [
  { value: '1', label: 'Campinas' },
  { value: '2', label: 'São Paulo' },
];

/** React Aria describes each segment of a date by the whole date. */
const aboutTheDay = 'Data selecionada: 21 de dezembro de 2026 De segunda a sábado. Escolha um dia até 20/12/2026.';

const heard: readonly [name: string, element: ReactElement, phrases: readonly string[]][] = [
  [
    'an accordion',
    <Accordion>
      <AccordionItem title="Posso encerrar antes?">Pode.</AccordionItem>
    </Accordion>,
    ['group', 'Posso encerrar antes?', 'Posso encerrar antes?', 'Pode.'],
  ],
  [
    'breadcrumbs',
    <Breadcrumbs items={[{ label: 'Início', href: '/' }, { label: 'T-Cross' }]} />,
    [
      'navigation, Você está aqui',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Início',
      'listitem, level 1, position 2, set size 2',
      'current page',
      'T-Cross',
    ],
  ],
  [
    'a busy button',
    <Button isBusy busyLabel="Enviando pedido">
      Enviar
    </Button>,
    ['button, Enviando pedido, disabled', 'Enviando pedido', 'Enviando pedido'],
  ],
  [
    'a carousel',
    <Carousel label="Ofertas">
      <a href="#t-cross">T-Cross</a>
      <a href="#nivus">Nivus</a>
    </Carousel>,
    [
      'carrossel, Ofertas',
      'list, Ofertas',
      'listitem, level 1, position 1, set size 2',
      'slide, 1 de 2',
      'link, T-Cross',
      'listitem, level 1, position 2, set size 2',
      'slide, 2 de 2',
      'link, Nivus',
    ],
  ],
  [
    'tabs that filter',
    <FilterTabs
      label="Categoria"
      currentId="suvw"
      items={[{ id: 'suvw', label: 'SUVW', count: 5, countText: '5 carros', href: '#suvw' }]}
    />,
    [
      'navigation, Categoria',
      'list, Categoria',
      'listitem, level 1, position 1, set size 1',
      'link, SUVW 5 carros, current item',
      'SUVW',
      '5 carros',
    ],
  ],
  [
    'a checkbox',
    <Checkbox
      label="Aceito"
      description="Pode mudar depois."
      errorMessage="Leia e aceite para continuar."
      isOptional
    />,
    [
      'checkbox, Aceito opcional, Pode mudar depois. Leia e aceite para continuar., not checked, invalid',
      'Aceito',
      'opcional',
      'Pode mudar depois.',
      'paragraph',
      'Leia e aceite para continuar.',
    ],
  ],
  [
    'a checkbox group with a box for all',
    <CheckboxGroup
      label="Acessórios"
      description="Até dois."
      errorMessage="Escolha um."
      selectAllLabel="Todos"
      defaultValue={['a']}
      items={[
        { value: 'a', label: 'Tapetes' },
        { value: 'b', label: 'Cadeira' },
      ]}
    />,
    [
      'group, Acessórios, Até dois. Escolha um.',
      'Acessórios',
      'Até dois.',
      // Browsers expose "mixed", but this reader doesn't support the native state.
      'checkbox, Todos, not checked',
      'Todos',
      'checkbox, Tapetes, Escolha um., checked, invalid',
      'Tapetes',
      'checkbox, Cadeira, Escolha um., not checked, invalid',
      'Cadeira',
      'paragraph',
      'Escolha um.',
    ],
  ],
  [
    'choice cards',
    <ChoiceCards
      label="Prazo"
      items={[{ value: '12', label: '12 meses', description: 'R$ 2.590,00/mês' }]}
      errorMessage="Escolha um prazo."
    />,
    [
      'radiogroup, Prazo, Escolha um prazo., invalid',
      'Prazo',
      'radio, 12 meses, R$ 2.590,00/mês, not checked, position 1, set size 1',
      'paragraph',
      'Escolha um prazo.',
    ],
  ],
  [
    'colour swatches',
    <ColorSwatches
      label="Cor"
      items={[{ value: 'cinza', label: 'Cinza névoa', paint: '#777777' }]}
      defaultValue="cinza"
    />,
    ['radiogroup, Cor', 'Cor', 'Cinza névoa', 'radio, Cinza névoa, checked, position 1, set size 1'],
  ],
  [
    'a combo box that waits',
    <ComboBox label="Cidade" items={cities} disabledReason="Escolha um estado primeiro" />,
    [
      'Cidade',
      'Escolha um estado primeiro',
      'combobox, Cidade, Escolha um estado primeiro, has popup listbox, not expanded, autocomplete in list, disabled',
      'button, Mostrar sugestões Cidade, disabled, not expanded, has popup listbox',
    ],
  ],
  [
    'a consent banner',
    <ConsentBanner
      title="Você escolhe o que medimos"
      necessary={{ label: 'Necessário.', description: 'Sessão e pedido.' }}
      purposes={[]}
      onChoose={nothing}
    >
      Usamos o necessário.
    </ConsentBanner>,
    [
      'region, Você escolhe o que medimos',
      'heading, Você escolhe o que medimos, level 2',
      'paragraph',
      'Usamos o necessário.',
      'button, Escolher, not expanded',
      'button, Recusar',
      'button, Aceitar',
    ],
  ],
  [
    'a date field',
    <DateField label="Nascimento" errorMessage="Data inválida." />,
    [
      'Nascimento',
      'DD/MM/AAAA',
      'textbox, Nascimento, DD/MM/AAAA Data inválida., invalid',
      'paragraph',
      'Data inválida.',
    ],
  ],
  [
    'a date picker past its last day',
    <DatePicker label="Retirada" description="De segunda a sábado." maxDate="2026-12-20" defaultValue="2026-12-21" />,
    [
      'Retirada',
      'De segunda a sábado.',
      `group, Retirada, ${aboutTheDay}`,
      `spinbutton, dia, Retirada, ${aboutTheDay}, invalid, not read only, max value 31, min value 1, current value 21`,
      '21',
      `spinbutton, mês, Retirada, ${aboutTheDay}, invalid, not read only, max value 12, min value 1, current value 12 – dezembro`,
      '12',
      `spinbutton, ano, Retirada, ${aboutTheDay}, invalid, not read only, max value 9999, min value 1, current value 2026`,
      '2026',
      `button, Calendário Retirada, ${aboutTheDay}, not expanded, has popup dialog`,
      'paragraph',
      'Escolha um dia até 20/12/2026.',
    ],
  ],
  [
    'floating actions',
    <FloatingActions
      contact={{ label: 'Fale conosco pelo WhatsApp', tooltip: 'Posso te ajudar ?', href: '#contato' }}
      startMarkerId="inicio"
      threshold={0.04}
    />,
    ['region, Contato e privacidade', 'link, Fale conosco pelo WhatsApp, Posso te ajudar ?'],
  ],
  [
    'a header',
    <Header brand={sampleBrand} items={[{ label: 'Ofertas', href: '/ofertasvw', isCurrent: true }]} />,
    ['banner', 'link, Sign & Drive, página inicial', 'Sign', '&', 'Drive', 'link, Menu'],
  ],
  [
    'an icon button',
    <IconButton icon="compare" label="Comparar ofertas" badge={3} aria-pressed />,
    ['button, Comparar ofertas, 3, pressed', '3'],
  ],
  [
    'a link to another tab',
    <Link href="https://ajuda.example" isExternal>
      Central de Ajuda
    </Link>,
    ['link, Central de Ajuda (abre em nova aba)', 'Central de Ajuda', '(abre em nova aba)'],
  ],
  [
    'a masked field',
    <MaskedField label="CPF" mask="000.000.000-00" defaultValue="12345678909" isReadOnly />,
    ['CPF', 'textbox, CPF, 123.456.789-09, read only'],
  ],
  [
    "a menu's button",
    <Menu label="Mais ações" groups={[]} trigger={(trigger) => <Button {...trigger}>Mais ações</Button>} />,
    ['button, Mais ações, not expanded, has popup menu'],
  ],
  [
    'a number field past its end',
    <NumberField label="Condutores" description="Até cinco." minValue={1} maxValue={5} defaultValue={6} isRequired />,
    [
      'Condutores',
      'Até cinco.',
      'group, not disabled',
      'Campo de número, Condutores, 6, Até cinco. O máximo é 5., invalid, required',
      'button, Diminuir Condutores, 1 control',
      'button, Aumentar Condutores, 1 control, disabled',
      'paragraph',
      'O máximo é 5.',
    ],
  ],
  [
    'a pagination',
    <Pagination page={3} pageCount={1000} hrefOf={(page) => `#${page}`} />,
    [
      'navigation, Páginas',
      'list',
      'listitem, level 1, position 1, set size 6',
      'link, Página anterior',
      'listitem, level 1, position 2, set size 6',
      'link, Página 1',
      '1',
      'listitem, level 1, position 3, set size 6',
      'link, Página 2',
      '2',
      'listitem, level 1, position 4, set size 6',
      'link, Página 3, current page',
      '3',
      'listitem, level 1, position 5, set size 6',
      'link, Página 1.000',
      '1.000',
      'listitem, level 1, position 6, set size 6',
      'link, Próxima página',
    ],
  ],
  [
    'a password field',
    <PasswordField
      label="Senha"
      rules={[
        { label: 'pelo menos 8 caracteres', isMet: true },
        { label: 'um número', isMet: false },
      ]}
    />,
    [
      'Senha',
      'Senha, pelo menos 8 caracteres: atendido. um número: falta.',
      'button, Mostrar senha, 1 control',
      'list',
      'listitem, level 1, position 1, set size 2',
      'pelo menos 8 caracteres',
      ': atendido.',
      'listitem, level 1, position 2, set size 2',
      'um número',
      ': falta.',
    ],
  ],
  [
    'a progress bar',
    <ProgressBar label="Enviando CNH" value={62} />,
    ['Enviando CNH', 'progressbar, Enviando CNH, max value 100, min value 0, current value 62%'],
  ],
  [
    'a radio group',
    <RadioGroup
      label="Contato"
      defaultValue="a"
      errorMessage="Escolha uma."
      items={[
        { value: 'a', label: 'WhatsApp' },
        { value: 'b', label: 'Telefone', description: 'Em horário comercial.' },
      ]}
    />,
    [
      'radiogroup, Contato, Escolha uma., invalid',
      'Contato',
      'radio, WhatsApp, checked, position 1, set size 2',
      'WhatsApp',
      'radio, Telefone, Em horário comercial., not checked, position 2, set size 2',
      'Telefone',
      'Em horário comercial.',
      'paragraph',
      'Escolha uma.',
    ],
  ],
  [
    'a search field',
    <SearchField label="Buscar nas perguntas" defaultValue="multa" />,
    ['Buscar nas perguntas', 'searchbox, Buscar nas perguntas, multa', 'button, Limpar busca'],
  ],
  [
    'a select',
    <Select
      label="Estado"
      items={cities}
      placeholder="Escolha o estado"
      errorMessage="Escolha um estado."
      isRequired
    />,
    [
      'Estado',
      'combobox, Estado, Escolha um estado., has popup listbox, not expanded, invalid, required',
      'option, Campinas, 1, not selected, position 1, set size 2',
      'option, São Paulo, 2, not selected, position 2, set size 2',
      'paragraph',
      'Escolha um estado.',
    ],
  ],
  [
    'a side navigation',
    <SideNav
      heading="Gerenciar assinatura"
      currentHref="/conta/plano"
      items={[
        { label: 'Meu plano', href: '/conta/plano' },
        { label: 'Contato', href: '#c', isExternal: true },
      ]}
    />,
    [
      'navigation, Gerenciar assinatura',
      'heading, Gerenciar assinatura, level 2',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Meu plano, current page',
      'Meu plano',
      'listitem, level 1, position 2, set size 2',
      'link, Contato (abre em nova aba)',
      'Contato',
      '(abre em nova aba)',
    ],
  ],
  ['a skip link', <SkipLink targetId="conteudo" />, ['link, Pular para o conteúdo']],
  [
    'a stepper',
    <Stepper
      steps={[
        { id: 'a', label: 'Modelo', state: 'done', href: '#a' },
        { id: 'b', label: 'Endereço', state: 'error', href: '#b' },
        { id: 'c', label: 'Pagamento', state: 'current', href: '#c' },
        { id: 'd', label: 'Retirada', state: 'blocked', reason: 'Conclua antes: Endereço' },
      ]}
    />,
    [
      'navigation, Etapas',
      'button, Etapa 3 de 4: Pagamento Com erro: Endereço, 1 control, not expanded',
      'Etapa 3 de 4:',
      'strong',
      'Pagamento',
      'Com erro:',
      'Endereço',
    ],
  ],
  [
    'a switch',
    <Switch label="Avisos" description="Pode mudar depois." errorMessage="Confirme o e-mail." defaultSelected />,
    [
      'switch, Avisos, Pode mudar depois. Confirme o e-mail., checked, invalid',
      'Avisos',
      'Pode mudar depois.',
      'paragraph',
      'Confirme o e-mail.',
    ],
  ],
  [
    'a table',
    <Table
      caption="Custo em 24 meses"
      rowHeading="Em 24 meses"
      columns={[{ key: 'a', label: 'Assinatura', isOwn: true }]}
      rows={[{ key: 'e', label: 'Entrada', values: ['—'] }]}
    />,
    [
      'region, Custo em 24 meses',
      'table, Custo em 24 meses',
      'rowgroup',
      'row, Em 24 meses Assinatura',
      'columnheader, Em 24 meses',
      'columnheader, Assinatura',
      'rowgroup',
      'row, Entrada —',
      'rowheader, Entrada',
      'cell, —',
    ],
  ],
  [
    'tabs',
    <Tabs
      label="Formas de ter o carro"
      items={[
        { id: 'a', label: 'Assinatura', content: 'Um valor.' },
        { id: 'b', label: 'À vista', content: 'Tudo.' },
      ]}
    />,
    [
      'tablist, Formas de ter o carro, orientated horizontally',
      'tab, Assinatura, selected, 1 control, position 1, set size 2',
      'tab, À vista, not selected, 1 control, position 2, set size 2',
      'tabpanel, Assinatura',
      'Um valor.',
    ],
  ],
  [
    'a tag group',
    <TagGroup
      label="Filtros"
      description="Delete também remove."
      items={[
        { id: 'a', label: 'SUV' },
        { id: 'b', label: 'Elétrico', isDisabled: true },
      ]}
      selectionMode="multiple"
      defaultSelectedIds={['a']}
      onRemove={nothing}
    />,
    [
      'Filtros',
      'Delete também remove.',
      'grid, Filtros, Delete também remove., multi-selectable',
      'row, SUV, selected',
      'gridcell, SUV Remover SUV, column index 1',
      'SUV',
      'button, Remover SUV',
      'row, Elétrico, disabled',
      'gridcell, Elétrico Remover Elétrico, column index 1',
      'Elétrico',
      'button, Remover Elétrico, disabled',
    ],
  ],
  [
    'a text area past its limit',
    <TextArea label="Observações" characterLimit={10} defaultValue="doze letras!" />,
    [
      'Observações',
      'textbox, Observações, 2 caracteres a mais que 10',
      'doze letras!',
      'paragraph',
      '2 caracteres a mais que 10',
    ],
  ],
  [
    'a text field',
    <TextField label="Nome" description="Como no documento." errorMessage="Escreva o nome." isRequired />,
    [
      'Nome',
      'Como no documento.',
      'textbox, Nome, Como no documento. Escreva o nome., invalid, required',
      'paragraph',
      'Escreva o nome.',
    ],
  ],
  [
    'toggle buttons',
    <ToggleButtons
      label="Categoria"
      all={{ label: 'Todos', count: 12 }}
      items={[{ id: 's', label: 'SUVW', count: 5 }]}
      selectedId={undefined}
      onSelect={nothing}
    />,
    ['group, Categoria', 'button, Todos 12, pressed', 'Todos', '12', 'button, SUVW 5, not pressed', 'SUVW', '5'],
  ],
  [
    'an upload tile',
    <UploadTile
      label="CNH, frente"
      description="Dentro da validade"
      status="error"
      message="A conexão caiu."
      file={{ name: 'cnh.jpg' }}
      onSelect={nothing}
      onRemove={nothing}
      onRetry={nothing}
    />,
    [
      'group, CNH, frente, Dentro da validade A conexão caiu.',
      'heading, CNH, frente, level 3',
      'Não enviado',
      'paragraph',
      'Dentro da validade',
      'paragraph',
      'cnh.jpg',
      'button, Remover cnh.jpg',
      'paragraph',
      'A conexão caiu.',
      'button, Tentar de novo para CNH, frente',
      'Tentar de novo',
      'para CNH, frente',
      'button, Escolher outro para CNH, frente',
      'Escolher outro',
      'para CNH, frente',
    ],
  ],
  [
    'an upload on its way',
    <UploadTile label="CNH, verso" status="sent" progress={62} file={{ name: 'cnh.jpg' }} onCancel={nothing} />,
    [
      'group, CNH, verso',
      'heading, CNH, verso, level 3',
      'paragraph',
      'cnh.jpg',
      'button, Cancelar envio de cnh.jpg',
      'Enviando',
      'progressbar, Enviando, max value 100, min value 0, current value 62%',
    ],
  ],
];

test.for(heard)('%s is announced in exactly these phrases, in this order', async ([, element, phrases], { task }) => {
  expect(await hear(element)).toEqual(phrases);
  const { type } = element;
  if (typeof type === 'function') Object.assign(task.meta, { announced: type.name });
});
