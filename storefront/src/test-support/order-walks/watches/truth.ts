import type { AppError } from '#/api/app-error.ts';
import { selectAccount } from '#/features/account/account.slice.ts';
import { selectOrderChange } from '#/features/order-changes/index.ts';
import { orderWithoutStatus } from '#/features/order-changes/order-changes.slice.ts';
import { selectCard } from '#/features/payment/card.slice.ts';
import { selectOrders } from '#/features/orders/orders.slice.ts';
import { selectMethod } from '#/features/payment/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { codeOfStatus } from '#/domain/order/order-status.ts';
import { documentKinds, fileTypeCodes, type DocumentKind } from '#/domain/order/order-documents.ts';
import { ordersOf } from '../screens/account.ts';
import { burnOf, outcomeOf, reviewOf } from '../screens/order-review.ts';
import { checkoutOf, contentOf, documentOn } from '../screens/order-view.ts';
import type { Exchange } from '../browser/network.ts';
import type { Page } from '../browser/page.ts';
import { personWithId } from '../people/people.ts';
import { checkCoupon } from '../service/coupons.ts';
import { statusOfOrder } from '../service/orders.ts';
import { generateOrderFiles, hasCustomer } from '../service/accounts.ts';
import { followOrderReadings } from './order-readings.ts';
import type { MakeWatch } from './watch.ts';

/** How long the read after a lost response may take, with its repeats. */
const readingInMs = 3000;
/** How long a page may read the documents in vain: every 20 s, while their service is down twice. */
const readingAgainInMs = 180_000;

/** No page shows anything that the service contradicts at the moment it appears. */
export const watchTruth: MakeWatch = (world, tell) => {
  const { service } = world;
  /** Statements of each page after the previous step. */
  const said = new WeakMap<Page, ReadonlySet<string>>();
  let stepStartedAt = 0;

  function* statements(page: Page): Generator<readonly [statement: string, check: () => void]> {
    yield* ofOrder(page);
    yield* ofReview(page);
    yield* ofDocuments(page);
    yield* ofOrders(page);
    yield* ofChanges(page);
    yield* ofReplacements(page);
    yield* ofPayment(page);
  }

  function* ofOrder(page: Page): ReturnType<typeof statements> {
    const outcome = outcomeOf(page);
    const userId = checkoutOf(page).orderer?.user.id;
    if (typeof outcome !== 'object') return;
    yield [
      `placed ${outcome.orderId}`,
      () => {
        const order = service.orders.find(({ id }) => String(id) === outcome.orderId);
        if (order?.userId !== userId) tell('says that an order is placed', `${outcome.orderId} of ${userId}`);
        const last = order && statusOfOrder(order);
        const readAt = readings.knownAt(page, stepStartedAt);
        if (last?.code === 0 && Date.parse(last.at) < readAt)
          tell('shows a cancelled order as placed', outcome.orderId);
      },
    ];
    const burn = burnOf(page);
    yield [
      `burn ${burn}`,
      () => {
        const codes = service.placements.flatMap(({ orderId, couponCode: placed }) =>
          String(orderId) === outcome.orderId && placed !== undefined ? [placed] : [],
        );
        const code = codes.find((placed) => service.coupons.get(placed)?.isUsed === true);
        const isUsed = code !== undefined;
        if (burn === 'burned' && !isUsed) tell('says that the coupon is used', codes.join());
        if (burn === 'refused' && isUsed) tell('says that the coupon was refused', code);
      },
    ];
  }

  function* ofReview(page: Page): ReturnType<typeof statements> {
    const review = reviewOf(page);
    const isSettled = checkoutOf(page).placing.status === 'idle' && !page.isDialogOpen;
    if (!review || !isSettled || world.network.pending > 0) return;
    // After the session has ended, the page can't tell the service for whom a coupon is. The confirmation begins with a log-in.
    const person = selectUser(page.state) && personWithId(review.userId);
    yield [
      `review ${review.couponCode} ${review.userId} ${review.productId}`,
      () => {
        if (review.couponCode === undefined || !person) return;
        const coupon = checkCoupon(service, review.couponCode, review.productId, person);
        if (coupon === 'coupon_other_person') tell('takes a coupon that is for another person', review.couponCode);
      },
    ];
    yield [
      `papers ${review.paperCount} ${review.userId}`,
      () => {
        const types = generateOrderFiles(service, review.userId).map(({ fileType }) => fileType);
        const isThere = documentKinds.slice(0, review.paperCount).every((kind) => types.includes(fileTypeCodes[kind]));
        if (!isThere) tell('says that documents are sent', `${review.paperCount}; the service has ${types.join(', ')}`);
      },
    ];
  }

  function* ofDocuments(page: Page): ReturnType<typeof statements> {
    const { orderer, saving } = checkoutOf(page);
    if (!orderer) return;
    const { id: userId } = orderer.user;
    if (contentOf(page) === 'documentation') {
      for (const kind of documentKinds) {
        const document = documentOn(page, kind);
        const paper = () =>
          generateOrderFiles(service, userId).find(({ fileType }) => fileType === fileTypeCodes[kind]);
        if (document.status === 'success') {
          const { fileName } = document.onFile;
          yield [
            `${kind} success ${fileName}`,
            () => {
              if (!paper()) tell('says that a document is sent', `${kind} of ${userId}`);
            },
          ];
          // A page reads the documents again when its tab comes to the front.
          if (!page.isInFront || isUnread(page, paper()?.fileName)) continue;
          yield [
            `${kind} file ${fileName}`,
            () => {
              const stored = paper();
              // A hidden tab may have sent it since this one came to the front.
              const { actedAt = 0, page: sender = page.frame } = uploads.get(stored?.fileName ?? '') ?? {};
              const isSentElsewhere = sender.tab !== page.tab && actedAt >= page.tab.shownAt;
              if (stored && !isSentElsewhere && stored.fileName !== fileName)
                tell('shows another file than the service has', `${fileName}, not ${stored.fileName}`);
            },
          ];
        }
        if (document.status === 'error' && cancelled.get(document.file.name) === page.tab) {
          const { name } = document.file;
          yield [`${kind} cancelled ${name}`, () => tell('says that a cancelled document was not sent', name)];
        }
        if (document.status === 'error' && document.fault === undefined && !document.isUnknown) {
          yield [
            `${kind} error ${document.file.name}`,
            () => {
              const write = uploads.get(document.file.name);
              // Another page may send it after this one has said so.
              const isOwn = write?.page === page.frame || write?.page.isGone;
              // A late request may have overwritten it.
              const isStored = paper()?.fileName === document.file.name;
              if (write && isOwn && isStored && hadActed(write))
                tell('says that a document was not sent', document.file.name);
            },
          ];
        }
      }
    }
    if (
      saving.status === 'failed' &&
      !saving.isUnknown &&
      (contentOf(page) === 'personalData' || contentOf(page) === 'address')
    ) {
      const write = lastWrites.get(page.frame);
      yield [
        `not saved ${write?.sentAt}`,
        () => {
          // Another device may have overwritten it.
          const isStored = write && hasCustomer(service, userId, write.request.body);
          if (isStored && hadActed(write)) tell('says that the data was not saved', write.text);
        },
      ];
    }
  }

  /** The last save of each page, and the upload of each file that was sent, or has acted, last. */
  const lastWrites = new WeakMap<object, Exchange>();
  const uploads = new Map<string, Exchange>();
  /** Orders that a page has said to be without a status, after five rejections (ADR 0018). */
  const toldWithoutStatus = new Set<string>();
  let rejectedStatusCount = 0;
  /** When each page sent its last successful reading of the documents. */
  const papersReadAt = new WeakMap<object, number>();
  const papersAskedAt = new WeakMap<object, number>();
  const readings = followOrderReadings(world);
  /** The tab in which the visitor has cancelled the upload of a file. The other one can't know it. */
  const cancelled = new Map<string, Page['tab']>();

  /** True if the service had acted by the time the page could read it. */
  const hadActed = ({ hasActed, actedAt = 0, answeredAt = world.time.now }: Exchange) =>
    hasActed && actedAt <= answeredAt + readingInMs;

  function followUpload(exchange: Exchange): void {
    const { form } = exchange.request;
    const file = form?.get('uploadRequest') ?? form?.get('File');
    if (file instanceof File) uploads.set(file.name, exchange);
  }

  /** True while a page can't know yet that a late request has sent this file. */
  function isUnread(page: Page, fileName = ''): boolean {
    // Until the visitor has logged in, a page reads nothing.
    if (page.isDialogOpen || selectUser(page.state) === undefined) return true;
    const { frame } = page;
    const { actedAt = 0 } = uploads.get(fileName) ?? {};
    const isBeingRead = world.time.now < Math.max(actedAt, papersAskedAt.get(frame) ?? 0) + readingAgainInMs;
    // Within one millisecond, the file may be the later one.
    return actedAt >= (papersReadAt.get(frame) ?? 0) && isBeingRead;
  }

  function* ofOrders(page: Page): ReturnType<typeof statements> {
    const { placed, orderer } = checkoutOf(page);
    const { list, isStale } = selectOrders(page.state);
    const isOwn = selectUser(page.state)?.id === orderer?.user.id;
    const isRead = list.status === 'success' && !isStale && world.network.pending === 0;
    if (!placed || !isOwn || !isRead || page.tab.entry.pathname !== '/conta/status-pedido') return;
    yield [
      `orders with ${placed.orderId}`,
      () => {
        if (!ordersOf(page).some(({ id }) => id === placed.orderId))
          tell('lists the orders without the one just placed', placed.orderId);
      },
    ];
  }

  function* ofChanges(page: Page): ReturnType<typeof statements> {
    if (!page.tab.entry.pathname.startsWith('/conta') || selectUser(page.state) === undefined) return;
    for (const { id, status } of ordersOf(page)) {
      const change = selectOrderChange(id)(page.state);
      if (change.status !== 'done' && change.status !== 'refused') continue;
      yield [
        `${id} ${change.kind} ${change.status}`,
        () => {
          const order = service.orders.find((stored) => String(stored.id) === id);
          const last = order && statusOfOrder(order);
          const isCancelled = last?.code === 0 && !last.isWithdrawn;
          if (change.status === 'done' && change.kind === 'cancel' && !isCancelled) {
            tell('says that an order is cancelled', id);
          }
          // If the order could not be read, the refusal is about the attempt.
          const error = change.status === 'refused' ? change.error : undefined;
          const isAnswered = error?.kind === 'rejected' && error.status < 500;
          if (isAnswered && change.kind === 'cancel' && isCancelled && status !== 'cancelled') {
            tell('says that an order was not cancelled', id);
          }
          if (rejectedStatusCount >= 5 && change.status === 'refused' && isWithoutStatus(change.error))
            toldWithoutStatus.add(id);
          else if (change.status === 'refused' && last?.isWithdrawn) {
            tell('says that an order is as it was, whose status is gone', id);
          }
          // Another tab may have changed the order since in the same step.
          const isKnown = last !== undefined && Date.parse(last.at) < readings.knownAt(page, stepStartedAt);
          const isShown = status !== 'unknown' && codeOfStatus(status) === last?.code;
          // A page whose reading has failed since says so, once its repeats have failed, too.
          const isRead = !selectOrders(page.state).isStale && !readings.isRepeated(page);
          const isListed = page.tab.entry.pathname === '/conta/status-pedido' && isRead;
          if (change.status === 'refused' && world.network.pending === 0 && isListed && isKnown && !isShown) {
            tell('shows the status of before beside a refusal', `${id} ${status}`);
          }
        },
      ];
    }
  }

  function* ofReplacements(page: Page): ReturnType<typeof statements> {
    const user = selectUser(page.state);
    if (!user || !page.tab.entry.pathname.startsWith('/conta/minha-conta')) return;
    for (const [kind, replacement] of Object.entries(selectAccount(page.state).replacements)) {
      if (replacement.status !== 'failed' || replacement.fault !== undefined || replacement.isUnknown) continue;
      yield [
        `replacement ${kind} ${replacement.file.name}`,
        () => {
          const write = uploads.get(replacement.file.name);
          if (write && hadActed(write)) tell('says that a document was not sent', replacement.file.name);
        },
      ];
    }
  }

  function* ofPayment(page: Page): ReturnType<typeof statements> {
    const card = selectCard(page.state);
    if (card.step === 'stored' && page.screens.cardHolder) {
      yield [
        `card ${card.session.id}`,
        () => {
          const stored = service.cards.find(({ id }) => id === card.session.id);
          if (stored?.fate !== 'good') tell('says that a card is registered', card.session.id);
        },
      ];
    }
    const method = selectMethod(page.state);
    if (method.status !== 'success' || method.change !== 'failed') return;
    yield [
      `method ${method.orderId}`,
      () => {
        // Without a connection the page can't know what another tab has changed.
        if (world.network.isOffline) return;
        const contract = service.contracts.get(method.contractNumber);
        if (contract && contract.methodId !== method.method.id)
          tell('shows another way to pay than there is', method.contractNumber);
      },
    ];
  }

  return {
    onPress(page, control) {
      const [name, kind] = control.split(':');
      const document = name === 'cancelPaper' && documentOn(page, kind as DocumentKind);
      if (document && 'file' in document) cancelled.set(document.file.name, page.tab);
    },
    observer: {
      onSent(exchange) {
        if (exchange.call === 'saveCustomer') lastWrites.set(exchange.page, exchange);
        if (exchange.call === 'listPapers') papersAskedAt.set(exchange.page, exchange.sentAt);
        followUpload(exchange);
      },
      // An earlier request of a file may act after a repeat was rejected.
      onActed: followUpload,
      onAnswered(exchange) {
        readings.onAnswered(exchange);
        const { call, page, status, sentAt } = exchange;
        if (call === 'postStatus' && status === 422) rejectedStatusCount += 1;
        // A change of an answered save begins with a read: if it fails, nothing of the change was sent.
        const isNextSave = call === 'readCustomer' && lastWrites.get(page)?.status === 200;
        if (isNextSave && status !== 200 && status !== 404) lastWrites.delete(page);
        if (call === 'listPapers' && (status === 200 || status === 404)) papersReadAt.set(page, sentAt);
      },
    },
    afterStep() {
      for (const page of world.openPages) {
        const before = said.get(page);
        const now = new Set<string>();
        for (const [statement, check] of statements(page)) {
          now.add(statement);
          if (!before?.has(statement)) check();
        }
        said.set(page, now);
      }
      stepStartedAt = world.time.now;
    },
    atEnd() {
      for (const order of service.orders) {
        if (statusOfOrder(order)?.isWithdrawn && !toldWithoutStatus.has(String(order.id)))
          tell('an order is left without a status', String(order.id));
      }
    },
  };
};

const isWithoutStatus = (error: AppError) => error.kind === 'rejected' && error.code === orderWithoutStatus;
