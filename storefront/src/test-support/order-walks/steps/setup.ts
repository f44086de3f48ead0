import { requestOf } from '#/api/customer/customer-mapping.ts';
import { addressOf, personalDataOf } from '#/domain/customer/customer-values.ts';
import { orderStatusCodes as code } from '@signdrive/sandbox/contract/orders';
import { recordLifetimeInSeconds } from '#/shared/storage/records.ts';
import { people, type PersonName } from '../people/people.ts';
import { cars, type Car } from '../service/catalogue.ts';
import { enterStatus, type StoredOrder } from '../service/orders.ts';
import type { Service } from '../service/service.ts';
import type { World } from '../world.ts';

/** Data of a person at the service when the walk begins. */
export type Past =
  /** Only the account. */
  | 'new'
  /** A customer with all documents. */
  | 'known'
  /** Their order was rejected for its credit. */
  | 'creditRejected'
  /** Their order was rejected for its documents. */
  | 'documentsRejected'
  /** Their contract is paid by bank slip. */
  | 'completed'
  /** They have two of them. */
  | 'completedTwice';

export const pasts: readonly Past[] = [
  'new',
  'known',
  'creditRejected',
  'documentsRejected',
  'completed',
  'completedTwice',
];

export interface Setup {
  ana: Past;
  bruno: Past;
  /** Ana is logged in from an earlier visit. */
  isAnaIn: boolean;
  /** Their draft leads to the last step. */
  isAtLastStep: boolean;
}

const fileTypes = [105, 121, 5, 600];

function remember(service: Service, name: PersonName, past: Past): void {
  if (past === 'new') return;
  const { userId, personal, address } = people[name];
  const sent = requestOf({ userId, ...personalDataOf(personal), address: addressOf(address) });
  const customer = { ...sent, customerId: service.newId() };
  service.customers.set(userId, customer);
  for (const fileType of fileTypes) {
    const isRefused = past === 'documentsRejected' && fileType === 105;
    const status = isRefused ? 'Reprovado' : 'Enviado';
    service.papers.push({ id: `p${service.newId()}`, userId, fileType, fileName: `${fileType}.pdf`, size: 5, status });
  }
  if (past === 'known') return;
  for (const car of past === 'completedTwice' ? cars : cars.slice(0, 1))
    rememberOrder(service, { userId, past, car, customer });
}

const statusOfPast = {
  creditRejected: code.CreditRejected,
  documentsRejected: code.DocumentsRejected,
  completed: code.Completed,
  completedTwice: code.Completed,
};

interface Remembered {
  userId: string;
  past: keyof typeof statusOfPast;
  car: Car;
  customer: StoredOrder['customer'];
}

function rememberOrder(service: Service, { userId, past, car, customer }: Remembered): void {
  const order: StoredOrder = {
    id: service.newId(),
    userId,
    productId: car.productId,
    locationId: 71,
    typePayment: 2,
    couponCode: undefined,
    monthlyInCents: car.monthlyInCents,
    history: [],
    customer,
    fileTypes,
    isReanalysis: false,
    identifier: undefined,
    createdAt: service.moment,
  };
  service.orders.push(order);
  enterStatus(service, order, code.Created);
  enterStatus(service, order, statusOfPast[past]);
  if (statusOfPast[past] === code.Completed) {
    service.contracts.set(`SDI${order.id}`, { userId, methodId: 19, cardSummary: undefined });
  }
}

/** Stores a draft of Ana that leads to the last step. */
async function leaveDraft({ browser: { records } }: World): Promise<void> {
  const dealer = {
    id: '71',
    name: 'Concessionária Centro',
    address: 'Rua da Loja, 1',
    district: 'Centro',
    city: 'São Paulo',
    uf: 'SP',
    zipCode: '01000000',
    phone: '1130000000',
  };
  const draft = { personal: {}, address: {}, pickup: { uf: 'SP', dealer } };
  await records.write('draft', `${people.ana.userId}/order`, draft, recordLifetimeInSeconds.draft);
}

/** Logs Ana in as an earlier visit would have. */
export function resumeAna({ service, network, browser }: World): void {
  const { userId } = people.ana;
  service.tokens.set('token-of-before', userId);
  network.tokenOwners.set('token-of-before', userId);
  browser.local.set('token', 'token-of-before');
  browser.local.set('id', userId);
  browser.cookies.set('signdrive', { value: '1', expiresAt: Infinity });
}

/** Begins a walk: a step of an order is open. */
export async function begin(world: World, { ana, bruno, isAnaIn, isAtLastStep }: Setup): Promise<void> {
  remember(world.service, 'ana', ana);
  remember(world.service, 'bruno', bruno);
  if (isAnaIn) resumeAna(world);
  if (isAtLastStep) await leaveDraft(world);
  await world.openTab(`/ofertasvw/polo/assinar/${isAtLastStep ? 'pagamento' : 'entrar'}`);
  await world.time.advance();
}

interface PeopleOfWalk<AnyPast extends string> {
  ana: AnyPast;
  bruno: AnyPast;
  isAnaIn: boolean;
}

/** The people in the first line of a path. */
export const describePeople = ({ ana, bruno, isAnaIn }: PeopleOfWalk<string>): string =>
  `Ana is ${ana}${isAnaIn ? ' and logged in' : ''}, Bruno is ${bruno}`;

/**
 * Reads what `describePeople` has written.
 * @throws {Error} if a past is not one of these
 */
export function parsePeople<AnyPast extends string>(line: string, possible: readonly AnyPast[]): PeopleOfWalk<AnyPast> {
  const [, ana, loggedIn, bruno] = /Ana is (\w+)( and logged in)?, Bruno is (\w+)/.exec(line) ?? [];
  const pastNamed = (name: string | undefined) => {
    const past = possible.find((known) => known === name);
    if (past === undefined) throw new Error(`A path begins with the past of Ana and Bruno, not with "${name}"`);
    return past;
  };
  return { ana: pastNamed(ana), bruno: pastNamed(bruno), isAnaIn: loggedIn !== undefined };
}

/** The setup in the first line of a path. */
export const describeSetup = (setup: Setup): string =>
  `${describePeople(setup)}; the ${setup.isAtLastStep ? 'last' : 'first'} step is open`;

/** Reads what `describeSetup` has written. */
export const parseSetup = (line: string): Setup => ({
  ...parsePeople(line, pasts),
  isAtLastStep: line.includes('the last step'),
});

export const plainFacts: readonly Partial<Setup>[] = [
  { bruno: 'new' },
  { ana: 'new' },
  { ana: 'known' },
  { isAnaIn: false },
  { isAnaIn: true },
  { isAtLastStep: false },
];
