/** The account: AccountFrame with the status of the order, the plan and "Minha conta" (routes/pages). */
import { accountOpened, checkRetried, selectSession, selectUser } from '#/features/session/index.ts';
import {
  cancelOrderAsked,
  resendDocumentsAsked,
  selectIsOrderChanging,
  selectOrderChange,
  type OrderChangeKind,
} from '#/features/order-changes/index.ts';
import { orderMoved, orderWithoutStatus } from '#/features/order-changes/order-changes.slice.ts';
import { ordersOpened } from '#/features/orders/index.ts';
import { ordersFollowed, ordersLeft, orderShown, selectOrders } from '#/features/orders/orders.slice.ts';
import { documentsOpened, profileOpened } from '#/features/account/account.events.ts';
import { documentChosen, selectAccount } from '#/features/account/account.slice.ts';
import {
  contractPaymentAsked,
  methodChangeAsked,
  selectIsCardUnderWay,
  selectMethod,
  selectRegisteredCard,
} from '#/features/payment/index.ts';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import { hasContract, openOrders, ordersWithPlan } from '#/domain/order/order.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import { mayCancel, mayResend } from '#/domain/order/order-status.ts';
import { isMethodChangeable } from '#/domain/order/payment.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { accountFormControls, formParts } from './account-forms.ts';
import { cardParts } from './card.ts';
import { aPaper, personWithId } from '../people/people.ts';
import type { Page } from '../browser/page.ts';
import { segmentsOf } from '../browser/place.ts';
import type { Controls, Part } from './screens.ts';

const accountPage = (page: Page): string => segmentsOf(page.tab.entry)[2] ?? '';
const isOpen = (page: Page): boolean =>
  page.tab.entry.pathname.startsWith('/conta') && selectSession(page.state).status === 'success';
const isAt = (page: Page, name: string): boolean => isOpen(page) && accountPage(page) === name;
export const ordersOf = (page: Page) => dataOf(selectOrders(page.state).list) ?? [];

export function accountParts(page: Page): Part[] {
  const frame: Part = { key: 'account', mount: () => page.dispatch(accountOpened()) };
  if (!isOpen(page)) return [frame];
  const list: Part = {
    key: `${accountPage(page)} list`,
    mount: () => page.dispatch(ordersOpened()),
    ...(accountPage(page) !== 'status-pedido' && { revisit: () => page.dispatch(ordersOpened({ isReturn: true })) }),
  };
  const parts = { 'status-pedido': statusParts, 'minha-conta': profileParts, plano: planParts }[accountPage(page)];
  return [frame, list, ...(parts?.(page) ?? [])];
}

function statusParts(page: Page): Part[] {
  const follow: Part = {
    key: 'followed',
    mount: () => page.dispatch(ordersFollowed()),
    unmount: () => page.dispatch(ordersLeft()),
  };
  const cards = openOrders(ordersOf(page)).map(({ id: orderId }) => ({
    key: `order ${orderId}`,
    mount: () => page.dispatch(orderShown({ orderId })),
  }));
  return [follow, ...cards];
}

/** The latest order, if its documents were rejected or are being sent again (ProfileContent.tsx). */
function refusedOrderOf(page: Page): string | undefined {
  const [latest] = ordersOf(page);
  if (!latest) return undefined;
  const change = selectOrderChange(latest.id)(page.state);
  const isAbout = latest.status === 'documentsRejected' || (change.status !== 'idle' && change.kind === 'resend');
  return isAbout ? latest.id : undefined;
}

function profileParts(page: Page): Part[] {
  const orderId = refusedOrderOf(page);
  const profile: Part = { key: 'profile', mount: () => page.dispatch(profileOpened()) };
  const forms = [profile, ...formParts(page)];
  if (orderId === undefined) return forms;
  const documents: Part = {
    key: `documents ${orderId}`,
    mount: () => page.dispatch(documentsOpened({ orderId })),
    revisit: () => page.dispatch(documentsOpened({ orderId, isReturn: true })),
  };
  return [...forms, documents];
}

/** The selected tab of "Meu plano" (PlanScreen.tsx). */
interface PlanTabs {
  chosenId: string | undefined;
}

const planTabsOf = (page: Page) => page.screens.memoryOf('plan tabs') as PlanTabs | undefined;

function shownPlan(page: Page) {
  const plans = ordersWithPlan(ordersOf(page));
  const tabs = planTabsOf(page);
  const shown = plans.find(({ id }) => id === tabs?.chosenId) ?? plans[0];
  if (tabs && shown) tabs.chosenId ??= shown.id;
  return shown;
}

function mountPlanTabs({ tab: { entry } }: Page): PlanTabs {
  const { changedContractOf } = entry.state as { changedContractOf?: string };
  entry.state = {};
  return { chosenId: changedContractOf };
}

function planParts(page: Page): Part[] {
  const tabs: Part = { key: 'plan tabs', mount: () => mountPlanTabs(page) };
  const order = shownPlan(page);
  if (!order) return [tabs];
  const { id: orderId } = order;
  const parts: Part[] = [tabs, { key: `plan ${orderId}`, mount: () => page.dispatch(orderShown({ orderId })) }];
  if (hasContract(order.status)) {
    const contract: Part = {
      key: `contract ${orderId}`,
      mount: () => page.dispatch(contractPaymentAsked({ orderId })),
      revisit: () => page.dispatch(contractPaymentAsked({ orderId, isReturn: true })),
    };
    parts.push(contract);
  }
  const dialog = page.screens.memoryOf('method dialog') as MethodDialog | undefined;
  const user = selectUser(page.state);
  if (page.isMethodEdited && changeableMethod(page)) {
    parts.push({ key: 'method dialog', mount: (): MethodDialog => ({ kind: undefined }) });
    if (dialog?.kind === 'card' && user) {
      parts.push(...cardParts(page, { document: user.document, userId: user.id }));
    }
  }
  return parts;
}

interface MethodDialog {
  kind: PaymentKind | undefined;
}

function changeableMethod(page: Page) {
  const order = shownPlan(page);
  const method = selectMethod(page.state);
  if (!order || method.status !== 'success' || method.orderId !== order.id) return undefined;
  const isChangeable = isMethodChangeable({ isCompleted: order.status === 'completed', methodId: method.method.id });
  return isChangeable ? method : undefined;
}

const asks = { cancel: cancelOrderAsked, resend: resendDocumentsAsked } as const;

/** A change is requested in the card of an order. None can be requested while another one is under way. */
function changeOf(page: Page, kind: OrderChangeKind) {
  if (!isAt(page, 'status-pedido') || selectIsOrderChanging(page.state)) return undefined;
  const order = openOrders(ordersOf(page)).find(({ status }) =>
    kind === 'cancel' ? mayCancel(status) : mayResend(status) && status !== 'documentsRejected',
  );
  if (order && selectOrderChange(order.id)(page.state).status === 'unfinished') return undefined;
  return order && (() => page.dispatch(asks[kind]({ orderId: order.id })));
}

export const accountControls: Controls = {
  ...accountFormControls,
  openAccount: (page, name) => (accountPage(page) === name ? undefined : () => page.navigate(`/conta/${name}`)),
  retryCheck: (page) =>
    page.tab.entry.pathname.startsWith('/conta') && selectSession(page.state).status === 'unreachable'
      ? () => page.dispatch(checkRetried())
      : undefined,
  retryOrders: (page) =>
    isOpen(page) && selectOrders(page.state).list.status === 'error' ? () => page.dispatch(ordersOpened()) : undefined,
  cancelOrder: (page) => changeOf(page, 'cancel'),
  resendPapers: (page) => changeOf(page, 'resend'),
  /** The retry button in the notice of a change. */
  retryChange: (page) => {
    if (!isOpen(page)) return undefined;
    for (const { id: orderId } of ordersOf(page)) {
      const change = selectOrderChange(orderId)(page.state);
      if (change.status !== 'refused' && change.status !== 'unfinished') continue;
      const { error, kind } = change;
      const isAnswered = error.kind === 'rejected' && error.status < 500;
      const isKnownReason = isAnswered && [orderMoved, orderWithoutStatus].includes(error.code ?? '');
      const hasReason = isKnownReason || (isAnswered && error.serverMessage !== undefined);
      const isFinal = change.status === 'refused' ? hasReason : change.isAwaited === true;
      if (!isFinal) return () => page.dispatch(asks[kind]({ orderId }));
    }
    return undefined;
  },
  replacePaper: (page) => {
    const { documents } = selectAccount(page.state);
    const person = personWithId(selectUser(page.state)?.id);
    if (!isAt(page, 'minha-conta') || documents.status !== 'success' || !person) return undefined;
    const refused = documents.data.find(({ review }) => review === 'rejected' || review === 'stale');
    return refused && (() => sendPaper(page, refused.kind));
  },
  retryReplacement: (page) => {
    if (!isAt(page, 'minha-conta')) return undefined;
    for (const [kind, replacement] of Object.entries(selectAccount(page.state).replacements)) {
      if (replacement.status !== 'failed' || replacement.fault !== undefined) continue;
      return () => page.dispatch(documentChosen({ kind: kind as DocumentKind, file: replacement.file }));
    }
    return undefined;
  },
  /** "Enviar para análise", once no document is rejected any more. */
  sendBack: (page) => {
    const orderId = refusedOrderOf(page);
    const { documents, replacements } = selectAccount(page.state);
    const isReady =
      documents.status === 'success' &&
      documents.data.length > 0 &&
      Object.keys(replacements).length === 0 &&
      documents.data.every(({ review }) => review !== 'rejected' && review !== 'stale');
    if (!isAt(page, 'minha-conta') || orderId === undefined || !isReady) return undefined;
    if (selectIsOrderChanging(page.state) || selectOrderChange(orderId)(page.state).status === 'done') return undefined;
    return () => page.dispatch(resendDocumentsAsked({ orderId }));
  },
  planTab: (page, place) => {
    const tabs = planTabsOf(page);
    const plan = ordersWithPlan(ordersOf(page))[Number(place)];
    if (!isAt(page, 'plano') || !tabs || !plan || plan.id === shownPlan(page)?.id) return undefined;
    return () => {
      tabs.chosenId = plan.id;
      page.draw();
    };
  },
  retryContract: (page) => {
    const method = selectMethod(page.state);
    if (!isAt(page, 'plano') || method.status !== 'error') return undefined;
    return () => page.dispatch(contractPaymentAsked({ orderId: method.orderId }));
  },
  editMethod: (page) =>
    isAt(page, 'plano') && !page.isMethodEdited && changeableMethod(page)
      ? () => {
          page.isMethodEdited = true;
          page.draw();
        }
      : undefined,
  closeMethod: (page) => {
    const method = selectMethod(page.state);
    const isSaving = method.status === 'success' && (method.change === 'saving' || method.change === 'saved');
    if (!page.isMethodEdited || isSaving) return undefined;
    return () => {
      page.isMethodEdited = false;
      page.draw();
    };
  },
  method: (page, kind) => {
    const dialog = page.screens.memoryOf('method dialog') as MethodDialog | undefined;
    if (!dialog || dialog.kind === kind) return undefined;
    return () => {
      dialog.kind = kind as PaymentKind;
      page.draw();
    };
  },
  saveMethod: (page) => {
    const dialog = page.screens.memoryOf('method dialog') as MethodDialog | undefined;
    const method = changeableMethod(page);
    const user = selectUser(page.state);
    const card = selectRegisteredCard(page.state);
    if (!dialog?.kind || !method || !user || method.change === 'saving' || method.change === 'saved') return undefined;
    if (dialog.kind === 'card' && (!card || selectIsCardUnderWay(page.state))) return undefined;
    const shopperReference = dialog.kind === 'card' ? card?.shopperReference : undefined;
    return () => page.dispatch(methodChangeAsked(shopperReference === undefined ? {} : { shopperReference }));
  },
};

function sendPaper(page: Page, kind: DocumentKind): void {
  const person = personWithId(selectUser(page.state)?.id);
  if (!person) return;
  const file = aPaper(person, kind, page.tab.world.browser.nextNumber());
  page.dispatch(documentChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } }));
}
