/* oxlint-disable react/jsx-key -- states of a sample, drawn one after another */
import { useState, type ReactElement } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, AccordionItem } from './components/accordion/index.ts';
import { AlertDialog } from './components/alert-dialog/index.ts';
import { Badge } from './components/badge/index.ts';
import { Banner } from './components/banner/index.ts';
import { Breadcrumbs } from './components/breadcrumbs/index.ts';
import { Button, ButtonLink } from './components/button/index.ts';
import { CarDrawing, CarImage } from './components/car-picture/index.ts';
import { Card, CardControls, CardLink } from './components/card/index.ts';
import { Carousel, FilterTabs } from './components/carousel/index.ts';
import { Checkbox } from './components/checkbox/index.ts';
import { ChoiceCards } from './components/choice-cards/index.ts';
import { ColorSwatches } from './components/color-swatches/index.ts';
import { ComboBox } from './components/combo-box/index.ts';
import { ConsentBanner } from './components/consent-banner/index.ts';
import { DateField } from './components/date-field/index.ts';
import { DescriptionList } from './components/description-list/index.ts';
import { Dialog } from './components/dialog/index.ts';
import { Drawer } from './components/drawer/index.ts';
import { FloatingActions } from './components/floating-actions/index.ts';
import { Footer } from './components/footer/index.ts';
import { Form, SubmitButton } from './components/form/index.ts';
import { Header, HeaderHelp, SessionMenuButton, Wordmark } from './components/header/index.ts';
import { Highlight } from './components/highlight/index.ts';
import { Icon } from './components/icon/index.ts';
import { IconButton } from './components/icon-button/index.ts';
import { LineChart } from './components/line-chart/index.ts';
import { Anchor, Link } from './components/link/index.ts';
import { LoadMore } from './components/load-more/index.ts';
import { LoadingOverlay } from './components/loading-overlay/index.ts';
import { MaskedField } from './components/masked-field/index.ts';
import { MegaMenu, MenuCars } from './components/mega-menu/index.ts';
import { Menu, MenuContent } from './components/menu/index.ts';
import { PasswordField } from './components/password-field/index.ts';
import { Popover } from './components/popover/index.ts';
import { Price, moneyFormat } from './components/price/index.ts';
import { ProgressBar } from './components/progress-bar/index.ts';
import { RadioGroup } from './components/radio-group/index.ts';
import { SearchField } from './components/search-field/index.ts';
import { Select } from './components/select/index.ts';
import { SideNav } from './components/side-nav/index.ts';
import { Skeleton, SkeletonGroup } from './components/skeleton/index.ts';
import { SkipLink } from './components/skip-link/index.ts';
import { SliderField } from './components/slider/index.ts';
import { Stepper, type StepperStep } from './components/stepper/index.ts';
import { Table } from './components/table/index.ts';
import { Tabs } from './components/tabs/index.ts';
import { TextArea } from './components/text-area/index.ts';
import { TextField } from './components/text-field/index.ts';
import { ToastRegion, createToastQueue } from './components/toast/index.ts';
import { ToggleButtons } from './components/toggle-buttons/index.ts';
import { Tooltip } from './components/tooltip/index.ts';
import { UploadTile } from './components/upload-tile/index.ts';
import { Cluster, Grid, Heading, Page, Section, Stack, Text, VisuallyHidden } from './layout/index.ts';
import * as patterns from './patterns/index.ts';

/** A component in English, in every state in which it says something on its own. */
export interface EnglishSample {
  /** Drawn one after another, in the same place. */
  states: readonly ReactElement[];
  /** What a visitor does with the last one. `read` is called while there is something to be read. */
  use?: (user: ReturnType<typeof userEvent.setup>, read: () => void) => Promise<void>;
}

const nothing = () => undefined;
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const cities = [
  { value: '1', label: 'London' },
  { value: '2', label: 'Leeds' },
];
const many = Array.from({ length: 2000 }, (_, place) => ({ value: `c${place}`, label: `Village ${place}` }));
const cars = ['Polo', 'Nivus', 'Tera', 'Taos', 'Jetta', 'Saveiro', 'Virtus', 'Amarok', 'Tiguan', 'ID.4'];
const facts = [{ label: 'Excess', value: 'R$0.89' }];
const menuItems = [{ id: 'plan', label: 'My plan', href: 'https://plan.example', isExternal: true }];
const columns = [{ key: 'a', label: 'Subscription' }];
const rows = [{ key: 'a', label: 'Deposit', values: ['none'] }];
const plans = [
  { key: 'a', label: 'Subscription', value: 'R$10', spent: 10 },
  { key: 'b', label: 'Purchase', value: 'R$20', spent: 20 },
];
const comparison = {
  plans,
  cheapestKey: 'a',
  verdict: { statement: 'A subscription costs less.' },
  chart: { label: 'Costs', spentLabel: 'Spent', returnedLabel: 'Returned' },
  table: {
    label: 'Costs line by line',
    rowHeading: 'Cost',
    rows: [{ key: 'a', label: 'Deposit', values: ['1', '2'] }],
  },
};
const questions = [
  {
    id: 'payment',
    title: 'Payment',
    questions: [
      { id: 'when', question: 'When do I pay?', answer: 'Each month.' },
      { id: 'how', question: 'How do I pay?', answer: 'By card.' },
    ],
  },
];
const dollars = moneyFormat('en-US', 'USD');
const toasts = createToastQueue();
const house = { href: '/', name: 'Example & Sons' };
const steps: readonly StepperStep[] = [
  { id: 'model', label: 'Model', state: 'done', href: '#model' },
  { id: 'address', label: 'Address', state: 'error', href: '#address' },
  { id: 'colour', label: 'Wheels', state: 'done', isCurrent: true, href: '#wheels' },
  { id: 'payment', label: 'Payment', state: 'current', href: '#payment' },
  { id: 'pickup', label: 'Pick-up', state: 'blocked' },
];
const progress = [
  { id: 'a', label: 'Order', state: 'completed' as const },
  { id: 'b', label: 'Documents', state: 'current' as const },
  { id: 'c', label: 'Delivery', state: 'pending' as const },
];
const licence = { label: 'Licence, front', onSelect: nothing, onRemove: nothing, onRetry: nothing, onCancel: nothing };
const photo = { name: 'licence.jpg' };
const total = (amount: string) => (
  <patterns.PriceBreakdown
    label="Your order"
    groups={[{ key: 'a', lines: [{ label: 'Coupon', amount: 'R$5', oldAmount: 'R$10', isDiscount: true }] }]}
    total={{ label: 'Total', amount }}
  />
);

function PlainForm() {
  const [name, setName] = useState('');
  return (
    <Form
      errors={{ ...(name === '' && { name: 'Write your name.' }), street: 'Write your street.' }}
      onSubmit={nothing}
    >
      <patterns.ErrorSummary />
      <TextField label="Name" name="name" value={name} onChange={setName} isOptional />
      <TextField label="Street" name="street" />
      <SubmitButton sendingLabel="Sending the form">Send</SubmitButton>
    </Form>
  );
}

const open = async (user: ReturnType<typeof userEvent.setup>, read: () => void) => {
  await user.click(screen.getByRole('button'));
  read();
};

/** Samples by the name of the component that they show. */
export const englishSamples: Readonly<Record<string, ReactElement | EnglishSample>> = {
  Accordion: (
    <Accordion>
      <AccordionItem title="May I end early?">Yes.</AccordionItem>
    </Accordion>
  ),
  AccordionItem: <AccordionItem title="May I end early?">Yes.</AccordionItem>,
  AlertDialog: (
    <AlertDialog
      title="End it?"
      actionLabel="End it"
      pendingLabel="Ending"
      onAction={nothing}
      errorMessage="Failed."
      isOpen
    >
      It ends today.
    </AlertDialog>
  ),
  Anchor: <Anchor href="#a">Offers</Anchor>,
  Badge: <Badge tone="success">New</Badge>,
  Banner: {
    states: (['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Banner title="Works on Sunday" tone={tone} onDismiss={nothing} />
    )),
  },
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Start', href: '/' }, { label: 'Polo' }]} />,
  Button: (
    <Button isBusy busyLabel="Sending">
      Send
    </Button>
  ),
  ButtonLink: <ButtonLink href="#a">Offers</ButtonLink>,
  CarDrawing: <CarDrawing model="polo" label="Polo" />,
  CarImage: <CarImage src={image} fallbackSrc={image} label="Polo" />,
  Card: <Card>Text</Card>,
  CardControls: <CardControls>Text</CardControls>,
  CardLink: <CardLink href="#a">Polo</CardLink>,
  Carousel: {
    states: [
      <Carousel label="Offers" rows={1}>
        {cars.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Carousel>,
    ],
    use: async (user, read) => {
      await user.click(screen.getAllByRole('button')[1]!);
      read();
    },
  },
  Checkbox: <Checkbox label="I agree" errorMessage="Please agree." isOptional />,
  ChoiceCards: (
    <ChoiceCards label="Term" items={[{ value: '12', label: '12 months', isDisabled: true, reason: 'sold out' }]} />
  ),
  Cluster: <Cluster>Text</Cluster>,
  ColorSwatches: (
    <ColorSwatches
      items={[
        { value: 'a', label: 'Grey', paint: '#777777', isDisabled: true },
        { value: 'b', label: 'Blue', paint: '#0000ff', isDisabled: true },
      ]}
    />
  ),
  ComboBox: {
    states: [
      <ComboBox label="City" items={[]} isLoading isOptional />,
      <ComboBox label="City" items={cities} />,
      <ComboBox label="City" items={many} />,
    ],
    use: async (user, read) => {
      const field = screen.getByRole('combobox');
      await user.type(field, 'v');
      read();
      await user.type(field, 'illage 199');
      read();
      await user.type(field, 'xyz');
      read();
    },
  },
  ConsentBanner: {
    states: [
      <ConsentBanner
        title="Your choice"
        necessary={{ label: 'Necessary.', description: 'Your session.' }}
        purposes={[{ id: 'a', label: 'Statistics.', description: 'What is read.' }]}
        onChoose={nothing}
      >
        We use what we need.
      </ConsentBanner>,
    ],
    use: async (user) => user.click(screen.getAllByRole('button')[0]!),
  },
  DateField: <DateField label="Birth date" />,
  DescriptionList: <DescriptionList rows={[{ term: 'Name', action: { label: 'Edit', href: '#edit' } }]} />,
  Dialog: (
    <Dialog title="Payment" isOpen>
      Text
    </Dialog>
  ),
  Drawer: <Drawer title="Offers">Text</Drawer>,
  FilterTabs: (
    <FilterTabs
      label="Category"
      currentId="a"
      items={[{ id: 'a', label: 'SUV', count: 5, countText: '5 cars', href: '#a' }]}
    />
  ),
  FloatingActions: (
    <FloatingActions
      contact={{ label: 'Write to us', tooltip: 'May I help?', href: '#a' }}
      startMarkerId="a"
      threshold={0}
    />
  ),
  Footer: <Footer brand={house} sections={[]} copyright="Example & Sons" />,
  Form: {
    states: [<PlainForm />],
    use: async (user) => user.click(screen.getByRole('button', { name: 'Send' })),
  },
  Grid: <Grid>Text</Grid>,
  Header: {
    states: [
      <Header brand={house} items={[]} session={{ state: 'anonymous', href: '#a' }} />,
      <Header
        brand={house}
        items={[{ label: 'Help', href: 'https://help.example', isExternal: true }]}
        session={{ state: 'hint', href: '#a' }}
        menu={{ onPress: nothing }}
      />,
    ],
  },
  HeaderHelp: <HeaderHelp label="Help" href="#a" />,
  Heading: <Heading level={2}>Text</Heading>,
  Highlight: <Highlight term="text">Text</Highlight>,
  Icon: <Icon name="check" label="Done" />,
  IconButton: <IconButton icon="compare" label="Compare the offers" badge={3} />,
  LineChart: (
    <LineChart
      label="Costs"
      description="Costs in a year."
      lines={[{ key: 'a', label: 'Subscription', values: [1, 2] }]}
      marks={[1, 2]}
      formatStep={String}
      formatLevel={String}
    />
  ),
  Link: (
    <Link href="https://help.example" isExternal>
      Help
    </Link>
  ),
  LoadMore: {
    states: [
      <LoadMore shown={1200} onLoad={nothing} />,
      <LoadMore shown={1200} total={4800} onLoad={nothing} status="loading" />,
      <LoadMore shown={1200} total={4800} onLoad={nothing} status="error" />,
    ],
  },
  LoadingOverlay: <LoadingOverlay />,
  MaskedField: <MaskedField label="Postcode" mask="00000-000" isOptional />,
  MegaMenu: (
    <MegaMenu id="a" label="Offers" onClose={nothing}>
      Text
    </MegaMenu>
  ),
  Menu: {
    states: [
      <Menu
        label="More"
        groups={[{ key: 'a', items: menuItems }]}
        trigger={(trigger) => <Button {...trigger}>More</Button>}
      />,
    ],
    use: open,
  },
  MenuCars: <MenuCars label="Cars" cars={[{ name: 'Polo', href: '#a', note: 'R$10', picture: null }]} />,
  MenuContent: (
    <MenuContent
      label="More"
      groups={[{ key: 'a', items: menuItems }]}
      triggerRef={{ current: null }}
      start="menu"
      onClose={nothing}
    />
  ),
  Page: <Page>Text</Page>,
  PasswordField: {
    states: [
      <PasswordField
        label="Password"
        rules={[
          { label: 'a figure', isMet: false },
          { label: 'a letter', isMet: true },
        ]}
      />,
    ],
    use: async (user, read) => {
      await user.type(screen.getByLabelText('Password'), 'a');
      read();
      await user.click(screen.getByRole('button'));
    },
  },
  Popover: (
    <Popover title="Excess" trigger={(trigger) => <Button {...trigger}>How it works</Button>}>
      Text
    </Popover>
  ),
  Price: (
    <>
      <Price amountInCents={217_900} period="month" isFrom isStale />
      <Price amountInCents={5_000} period={{ seen: '/week', heard: 'a week' }} format={dollars} />
    </>
  ),
  ProgressBar: <ProgressBar label="Upload" value={62} />,
  RadioGroup: <RadioGroup label="Contact" items={cities} isOptional />,
  SearchField: <SearchField label="Search the questions" defaultValue="fine" />,
  Section: <Section>Text</Section>,
  Select: <Select label="City" items={cities} isOptional />,
  SessionMenuButton: (
    <SessionMenuButton greeting="Hello, Ann" onPress={nothing} aria-expanded={false} aria-haspopup="menu" />
  ),
  SideNav: <SideNav heading="Account" items={[{ label: 'Help', href: 'https://help.example', isExternal: true }]} />,
  Skeleton: <Skeleton lines={2} />,
  SkeletonGroup: (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  ),
  SkipLink: <SkipLink targetId="content" />,
  SliderField: (
    <SliderField
      label="Months"
      value={undefined}
      onChange={nothing}
      minValue={1}
      maxValue={9}
      format={String}
      parse={Number}
      invalidMessage="From 1 to 9."
    />
  ),
  Stack: <Stack>Text</Stack>,
  Stepper: {
    states: [
      <Stepper steps={steps} />,
      <Stepper steps={steps.map((step) => ({ ...step, isCurrent: step.state === 'current' }))} />,
      <Stepper steps={[{ id: 'model', label: 'Model', state: 'done' }]} />,
    ],
  },
  SubmitButton: <SubmitButton sendingLabel="Sending">Send</SubmitButton>,
  Table: <Table caption="Costs" rowHeading="Cost" columns={columns} rows={rows} />,
  Tabs: <Tabs label="Ways" items={[{ id: 'a', label: 'Subscription', content: 'Text' }]} />,
  Text: <Text>Text</Text>,
  TextArea: {
    states: [<TextArea label="Message" characterLimit={2} isOptional />],
    use: async (user, read) => {
      for (const letter of 'abc') {
        await user.type(screen.getByRole('textbox'), letter);
        read();
      }
    },
  },
  TextField: <TextField label="Name" isOptional />,
  ToastRegion: {
    states: [<ToastRegion queue={toasts} />],
    use: async () => {
      act(() => {
        toasts.show({ key: 'a', title: 'Saved', isPersistent: true });
        toasts.show({ key: 'b', title: 'Sent', isPersistent: true });
      });
    },
  },
  ToggleButtons: (
    <ToggleButtons
      label="Category"
      items={[{ id: 'a', label: 'SUV', count: 5 }]}
      selectedId={undefined}
      onSelect={nothing}
    />
  ),
  Tooltip: (
    <Tooltip text="Kept on this device">
      <IconButton icon="heart" label="Keep the offer" />
    </Tooltip>
  ),
  UploadTile: {
    states: [
      <UploadTile {...licence} status="idle" />,
      <UploadTile {...licence} status="sent" progress={0} file={photo} />,
      <UploadTile {...licence} status="sent" progress={50} file={photo} />,
      <UploadTile {...licence} status="success" file={photo} />,
      <UploadTile {...licence} status="success" review="pending" file={photo} />,
      <UploadTile {...licence} status="success" review="approved" file={photo} />,
      <UploadTile {...licence} status="success" review="rejected" file={photo} message="It is blurred." />,
      <UploadTile {...licence} status="idle" />,
      <UploadTile {...licence} status="sent" file={photo} />,
      <UploadTile {...licence} status="idle" />,
      <UploadTile {...licence} status="error" file={photo} />,
      <UploadTile {...licence} status="idle" />,
    ],
    use: async (_, read) => {
      fireEvent.dragEnter(screen.getByRole('group'));
      read();
    },
  },
  VisuallyHidden: <VisuallyHidden>Text</VisuallyHidden>,
  Wordmark: {
    states: [<Wordmark {...house} />, <Wordmark {...house} partner={{ name: 'A dealer' }} />],
  },
  Benefits: <patterns.Benefits items={[{ icon: 'check', title: 'One price', text: 'All in it.' }]} />,
  CompareToggle: <patterns.CompareToggle name="Polo" href="#a" />,
  ComparisonTable: <patterns.ComparisonTable label="Costs" rowHeading="Cost" columns={columns} rows={rows} />,
  CostBars: <patterns.CostBars {...comparison.chart} bars={plans} />,
  CostFacts: <patterns.CostFacts facts={facts} />,
  EmptyState: <patterns.EmptyState title="Nothing here" />,
  ErrorSummary: {
    states: [<PlainForm />],
    use: async (user, read) => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      read();
      await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    },
  },
  FactsRow: <patterns.FactsRow facts={facts} />,
  FaqList: {
    states: [
      <patterns.FaqList categories={[]} isLoading />,
      <patterns.FaqList categories={questions} term="banana" />,
      <patterns.FaqList categories={questions} term="pay" onClear={nothing} />,
    ],
    use: async (user, read) => {
      await user.click(screen.getAllByRole('link')[0]!);
      read();
    },
  },
  FoldingSection: <patterns.FoldingSection title="Costs">Text</patterns.FoldingSection>,
  FormSection: <patterns.FormSection title="Address">Text</patterns.FormSection>,
  GroundLine: <patterns.GroundLine>Text</patterns.GroundLine>,
  GroundLineHero: <patterns.GroundLineHero title="A new car" car={null} facts={facts} />,
  Ledger: <patterns.Ledger included={[{ label: 'Insurance' }]} excluded={[{ label: 'Fuel' }]} />,
  LinkList: <patterns.LinkList label="More" items={[{ label: 'Help', href: '#a' }]} />,
  LoginForm: (
    <patterns.LoginForm
      privacyHref="#a"
      isReady={false}
      texts={{
        identifier: 'E-mail',
        password: 'Password',
        submit: 'Go on',
        sending: 'Going on',
        forgotPassword: 'Forgotten?',
        signUpQuestion: 'New here?',
        signUp: 'Sign up',
        privacy: 'Read the',
        privacyLink: 'privacy notice',
        loading: 'The form is on its way',
      }}
    />
  ),
  Notice: (
    <patterns.Notice title="Saved" tone="danger">
      Text
    </patterns.Notice>
  ),
  OfferCard: <patterns.OfferCard name="Polo" href="#a" terms="24 months" car={null} unavailableText="Sold out" />,
  OfferGrid: {
    states: [
      <patterns.OfferGrid label="Offers" rows={1}>
        {cars.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </patterns.OfferGrid>,
    ],
    use: async (user, read) => {
      await user.click(screen.getAllByRole('button')[1]!);
      read();
    },
  },
  OfferStage: <patterns.OfferStage title="Polo" car={null} facts={facts} />,
  OrderProgress: {
    states: [
      <patterns.OrderProgress rows={progress} />,
      <patterns.OrderProgress rows={progress} look="compact" />,
      <patterns.OrderProgress rows={[{ id: 'a', label: 'Order', state: 'stopped' }]} />,
    ],
  },
  Panel: <patterns.Panel>Text</patterns.Panel>,
  PlanComparison: <patterns.PlanComparison {...comparison} look="brief" />,
  PriceBar: <patterns.PriceBar total="24 months" price="R$10" action="Go" />,
  PriceBreakdown: { states: [total('R$5'), total('R$6')] },
  Receipt: <patterns.Receipt rows={facts} />,
  SectionHead: <patterns.SectionHead title="Offers" />,
  SelectionBar: (
    <patterns.SelectionBar label="Chosen" actions="Go">
      Text
    </patterns.SelectionBar>
  ),
  SideBySide: (
    <patterns.SideBySide
      label="Cars side by side"
      rowHeading="Fact"
      columns={[{ key: 'a', name: 'Polo', price: 'R$10', picture: null }]}
      groups={[{ key: 'a', title: 'Engine', rows: [{ key: 'a', label: 'Power', values: ['116 hp'] }] }]}
    />
  ),
  SourcedList: <patterns.SourcedList facts={[{ label: 'Excess', value: 'R$1', source: 'By contract' }]} />,
  SplitLayout: <patterns.SplitLayout start="One" end="Two" />,
  StageStrip: <patterns.StageStrip car={null} title="Polo" />,
  StepLine: <patterns.StepLine steps={[{ title: 'Choose a car' }]} />,
  Verdict: <patterns.Verdict statement="A subscription costs less." />,
  WideField: <patterns.WideField>Text</patterns.WideField>,
};
