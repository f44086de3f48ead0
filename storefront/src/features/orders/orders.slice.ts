import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import type { FleetOffer } from '#/domain/offer/offer.ts';
import type { DayRange, Order } from '#/domain/order/order.ts';
import type { OrderStatus, StatusEntry } from '#/domain/order/order-status.ts';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { ordersFailed, ordersOpened, ordersOutdated } from './orders.events.ts';

/** A change of an order since the last read. */
export type OrderChange = { orderId: string; productId: string } & (
  | { kind: 'status'; status: OrderStatus }
  | { kind: 'delivery'; days: DayRange }
);

/** State of a document's download. */
export type FileState = 'fetching' | 'failed' | 'saved';

/** Parts that are loaded separately. */
interface PartData {
  /** By order. */
  histories: readonly StatusEntry[];
  /** By product. */
  products: FleetOffer;
  /** Pickup places, by location. */
  places: Dealer;
  /** Dealerships. */
  dealers: Dealer;
}
export type PartName = keyof PartData;
type Parts = { [Name in PartName]: Record<string, Loadable<PartData[Name]>> };

export interface OrdersState extends Parts {
  /** The status page is open: the orders are polled. */
  isFollowed: boolean;
  /** Keeps its data during further reads. */
  list: Loadable<readonly Order[]>;
  /** ISO time of the last successful read. */
  readAt?: string;
  /** The last read failed: the displayed orders are of `readAt`. */
  isStale: boolean;
  /** Order with an unknown status that is being read again. */
  statusAskedOf: string | undefined;
  /** Changes found by the last read that had any. */
  changes: readonly OrderChange[];
  /** The order whose next status is announced by the change itself. */
  toldOf?: string;
  /** By document. */
  files: Record<string, FileState>;
}

type PartLoaded = { [Name in PartName]: { part: Name; id: string; data: PartData[Name] } }[PartName];

/** A part of an order was rendered, expanded or retried. */
export const orderShown = createAction<{ orderId: string }>('orders/orderShown');

const nothing = (): OrdersState => ({
  isFollowed: false,
  list: idle,
  isStale: false,
  statusAskedOf: undefined,
  changes: [],
  histories: {},
  products: {},
  places: {},
  dealers: {},
  files: {},
});

const orders = createSlice({
  name: 'orders',
  initialState: nothing,
  reducers: {
    ordersFollowed: (state) => {
      state.isFollowed = true;
    },
    ordersLeft: (state) => {
      state.isFollowed = false;
      state.changes = [];
    },
    ordersLoaded: (state: OrdersState, { payload }: PayloadAction<{ orders: readonly Order[]; at: string }>) => {
      const known = state.list.status === 'success' ? changesOf(state.list.data, payload.orders) : [];
      const changes = known.filter(({ kind, orderId }) => kind !== 'status' || orderId !== state.toldOf);
      delete state.toldOf;
      if (changes.length > 0) state.changes = changes;
      state.list = success(payload.orders);
      state.readAt = payload.at;
      state.isStale = false;
    },
    statusAsked: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) => {
      state.statusAskedOf = orderId;
    },
    statusAnswered: (state) => {
      state.statusAskedOf = undefined;
    },
    partAsked: (state, { payload: { part, id } }: PayloadAction<{ part: PartName; id: string }>) => {
      if (state[part][id]?.status !== 'success') state[part][id] = loading;
    },
    partLoaded: (state: OrdersState, { payload: { part, id, data } }: PayloadAction<PartLoaded>) => {
      Object.assign(state[part], { [id]: success(data) });
    },
    partFailed: (
      state,
      { payload: { part, id, error } }: PayloadAction<{ part: PartName; id: string; error: AppError }>,
    ) => {
      if (state[part][id]?.status !== 'success') state[part][id] = failure(error);
    },
    fileAsked: (state, { payload }: PayloadAction<{ id: string; fileName: string }>) => {
      state.files[payload.id] = 'fetching';
    },
    fileSaved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.files[payload.id] = 'saved';
    },
    fileFailed: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.files[payload.id] = 'failed';
    },
  },
  extraReducers: (on) =>
    on
      .addCase(ordersOpened, (state, { payload }) => {
        if (state.list.status !== 'success' && !payload?.isReturn) state.list = loading;
      })
      .addCase(ordersOutdated, (state, { payload: { toldOf } }) => {
        if (toldOf !== undefined) state.toldOf = toldOf;
      })
      .addCase(ordersFailed, (state, { payload }) => {
        if (state.list.status === 'success') state.isStale = true;
        else state.list = failure(payload);
      })
      .addCase(sessionEnded, nothing),
});

function changesOf(before: readonly Order[], now: readonly Order[]): OrderChange[] {
  return now.flatMap(({ id: orderId, productId, status, delivery }): OrderChange[] => {
    const known = before.find(({ id }) => id === orderId);
    if (!known) return [];
    if (known.status !== status) return [{ orderId, productId, kind: 'status', status }];
    const isMoved = delivery && (known.delivery?.from !== delivery.from || known.delivery.to !== delivery.to);
    return isMoved ? [{ orderId, productId, kind: 'delivery', days: { from: delivery.from, to: delivery.to } }] : [];
  });
}

export const {
  ordersFollowed,
  ordersLeft,
  ordersLoaded,
  statusAsked,
  statusAnswered,
  partAsked,
  partLoaded,
  partFailed,
  fileAsked,
  fileSaved,
  fileFailed,
} = orders.actions;

export const selectOrders = lateState('orders', orders.reducer);
export const useOrders = createSliceHook(selectOrders);
