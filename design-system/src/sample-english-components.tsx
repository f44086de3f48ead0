/* oxlint-disable react/jsx-key -- states of a sample, drawn one after another */
import { act } from '@testing-library/react';
import { Accordion, AccordionItem } from './components/accordion/index.ts';
import { AlertDialog } from './components/alert-dialog/index.ts';
import { Badge } from './components/badge/index.ts';
import { Banner } from './components/banner/index.ts';
import { Breadcrumbs } from './components/breadcrumbs/index.ts';
import { Button, ButtonLink } from './components/button/index.ts';
import { CarDrawing, CarImage } from './components/car-picture/index.ts';
import { Card, CardControls, CardLink } from './components/card/index.ts';
import { Carousel, FilterTabs } from './components/carousel/index.ts';
import { ConsentBanner } from './components/consent-banner/index.ts';
import { DescriptionList } from './components/description-list/index.ts';
import { Dialog } from './components/dialog/index.ts';
import { Drawer } from './components/drawer/index.ts';
import { FloatingActions } from './components/floating-actions/index.ts';
import { Footer } from './components/footer/index.ts';
import { Header, HeaderHelp, SessionMenuButton, Wordmark } from './components/header/index.ts';
import { Highlight } from './components/highlight/index.ts';
import { Icon } from './components/icon/index.ts';
import { IconButton } from './components/icon-button/index.ts';
import { LineChart } from './components/line-chart/index.ts';
import { Anchor, Link } from './components/link/index.ts';
import { LoadingOverlay } from './components/loading-overlay/index.ts';
import { MegaMenu, MenuCars } from './components/mega-menu/index.ts';
import { Menu, MenuContent } from './components/menu/index.ts';
import { Pagination } from './components/pagination/index.ts';
import { Price, moneyFormat } from './components/price/index.ts';
import { ProgressBar } from './components/progress-bar/index.ts';
import { SideNav } from './components/side-nav/index.ts';
import { Skeleton, SkeletonGroup } from './components/skeleton/index.ts';
import { SkipLink } from './components/skip-link/index.ts';
import { Stepper, type StepperStep } from './components/stepper/index.ts';
import { Table } from './components/table/index.ts';
import { Tabs } from './components/tabs/index.ts';
import { ToastRegion, createToastQueue } from './components/toast/index.ts';
import { ToggleButtons } from './components/toggle-buttons/index.ts';
import { Cluster, Grid, Heading, Page, Section, Stack, Text, VisuallyHidden } from './layout/index.ts';
import { elementAt, nothing, type EnglishSamples } from './sample-english.ts';

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const cars = ['Polo', 'Nivus', 'Tera', 'Taos', 'Jetta', 'Saveiro', 'Virtus', 'Amarok', 'Tiguan', 'ID.4'];
const menuItems = [{ id: 'plan', label: 'My plan', href: 'https://plan.example', isExternal: true }];
const columns = [{ key: 'a', label: 'Subscription' }];
const rows = [{ key: 'a', label: 'Deposit', values: ['none'] }];
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

/** Samples of components that display, navigate and announce. */
export const englishComponents: EnglishSamples = {
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
    interact: async (user, read) => {
      await user.click(elementAt(1, 'button'));
      read();
    },
  },
  Cluster: <Cluster>Text</Cluster>,
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
    interact: async (user) => user.click(elementAt(0, 'button')),
  },
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
  LoadingOverlay: <LoadingOverlay />,
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
    interact: async (user, read) => {
      await user.click(elementAt(0, 'button'));
      read();
    },
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
  Pagination: <Pagination page={2} pageCount={12} hrefOf={(page) => `#${page}`} />,
  Price: (
    <>
      <Price amountInCents={217_900} period="month" isFrom isStale />
      <Price amountInCents={5_000} period={{ seen: '/week', heard: 'a week' }} format={dollars} />
    </>
  ),
  ProgressBar: <ProgressBar label="Upload" value={62} />,
  Section: <Section>Text</Section>,
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
  Stack: <Stack>Text</Stack>,
  Stepper: {
    states: [
      <Stepper steps={steps} />,
      <Stepper steps={steps.map((step) => ({ ...step, isCurrent: step.state === 'current' }))} />,
      <Stepper steps={[{ id: 'model', label: 'Model', state: 'done' }]} />,
    ],
  },
  Table: <Table caption="Costs" rowHeading="Cost" columns={columns} rows={rows} />,
  Tabs: <Tabs label="Ways" items={[{ id: 'a', label: 'Subscription', content: 'Text' }]} />,
  Text: <Text>Text</Text>,
  ToastRegion: {
    states: [<ToastRegion queue={toasts} />],
    interact: async () => {
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
  VisuallyHidden: <VisuallyHidden>Text</VisuallyHidden>,
  Wordmark: {
    states: [<Wordmark {...house} />, <Wordmark {...house} partner={{ name: 'A dealer' }} />],
  },
};
