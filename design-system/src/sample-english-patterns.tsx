/* oxlint-disable react/jsx-key -- states of a sample, drawn one after another */
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { Form, SubmitButton } from './components/form/index.ts';
import { TextField } from './components/text-field/index.ts';
import * as patterns from './patterns/index.ts';
import { elementAt, nothing, type EnglishSamples } from './sample-english.ts';

const cars = ['Polo', 'Nivus', 'Tera', 'Taos', 'Jetta', 'Saveiro', 'Virtus', 'Amarok', 'Tiguan', 'ID.4'];
const facts = [{ label: 'Excess', value: 'R$0.89' }];
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
const progress = [
  { id: 'a', label: 'Order', state: 'completed' as const },
  { id: 'b', label: 'Documents', state: 'current' as const },
  { id: 'c', label: 'Delivery', state: 'pending' as const },
];
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

/** A sample of every pattern. */
export const englishPatterns: EnglishSamples = {
  Benefits: <patterns.Benefits items={[{ icon: 'check', title: 'One price', text: 'All in it.' }]} />,
  CompareToggle: <patterns.CompareToggle name="Polo" href="#a" />,
  ComparisonTable: <patterns.ComparisonTable label="Costs" rowHeading="Cost" columns={columns} rows={rows} />,
  CostBars: <patterns.CostBars {...comparison.chart} bars={plans} />,
  CostFacts: <patterns.CostFacts facts={facts} />,
  EmptyState: <patterns.EmptyState title="Nothing here" />,
  ErrorSummary: {
    states: [<PlainForm />],
    interact: async (user, read) => {
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
    interact: async (user, read) => {
      await user.click(elementAt(0, 'link'));
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
    interact: async (user, read) => {
      await user.click(elementAt(1, 'button'));
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
