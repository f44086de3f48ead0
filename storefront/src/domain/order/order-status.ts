/** Order statuses (spec §3, §4): codes of the catalogue, their display groups, the progress list. */

const codes = {
  [-1]: 'expired',
  0: 'cancelled',
  1: 'created',
  2: 'validationPending',
  3: 'validationApproved',
  4: 'fraudRejected',
  5: 'creditPending',
  6: 'creditApproved',
  7: 'creditRejected',
  8: 'invalidRequest',
  9: 'contractSigningPending',
  10: 'contractSigned',
  11: 'completed',
  12: 'documentAnalysis',
  13: 'documentsApproved',
  14: 'documentsRejected',
  15: 'contractSendingPending',
  16: 'contractInfoMissing',
  17: 'deliveryInProgress',
  18: 'resubmitting',
  20: 'creditApprovedSuccessfully',
} as const;

export type KnownOrderStatus = (typeof codes)[keyof typeof codes];
/** `unknown` for a code the catalogue doesn't have. */
export type OrderStatus = KnownOrderStatus | 'unknown';

export const orderStatuses: readonly KnownOrderStatus[] = Object.entries(codes)
  .toSorted(([one], [other]) => Number(one) - Number(other))
  .map(([, status]) => status);

/** Maps a code of the service to its status. */
export function orderStatusOf(code: number): OrderStatus {
  return Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : 'unknown';
}

/** The service's code of a status. */
export function codeOfStatus(status: KnownOrderStatus): number {
  return Number(Object.entries(codes).find(([, name]) => name === status)?.[0]);
}

export type OrderStatusGroup = 'completed' | 'error' | 'pending';

const completed: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'completed',
  'created',
  'validationApproved',
  'creditApproved',
  'contractSigned',
  'documentsApproved',
  'creditApprovedSuccessfully',
]);
const errors: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'expired',
  'cancelled',
  'fraudRejected',
  'creditRejected',
  'invalidRequest',
  'documentsRejected',
  'contractInfoMissing',
]);

/** The display group of a status (spec §4): Completed, Error, and Pending for all others. */
export function groupOfStatus(status: OrderStatus): OrderStatusGroup {
  if (completed.has(status)) return 'completed';
  return errors.has(status) ? 'error' : 'pending';
}

/** An order in a list (spec §3). */
export interface OrderInList {
  id: string;
  status: OrderStatus;
  productId: string;
  locationId: string;
  dealershipId?: string;
  /** ISO moment; absent if the service doesn't send it. */
  createdAt?: string;
}

/** True unless cancelled or expired (spec §4, Active order). */
export const isActive = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'expired';

/** True for an order that the account lists as open (spec §4): active and not completed. */
export const isOpen = (status: OrderStatus): boolean => isActive(status) && status !== 'completed';

/** One entry of an order's history. */
export interface StatusEntry {
  id: string;
  /** Code of the service: the progress list has its own numbering. */
  code: number;
  description: string;
  /** ISO moment. */
  createdAt: string;
}

/**
 * Rows of the progress list, in the specification's order. The spec's 'five' is an error (product.md, Money and
 * orders).
 */
const progressSteps = [
  'received',
  'registrationAnalysis',
  'creditAnalysis',
  'contractSigning',
  'concluded',
  'availableForPickup',
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** Codes whose entry completes a row. The catalogue's ContractSigned also completes the signature. */
const codesOfStep: Readonly<Record<ProgressStep, readonly number[]>> = {
  received: [1],
  registrationAnalysis: [3],
  creditAnalysis: [20],
  contractSigning: [4, 10],
  concluded: [11],
  availableForPickup: [17],
};

const fraudRejectedCode = 4;

export interface ProgressRow {
  step: ProgressStep;
  isCompleted: boolean;
  /** ISO moment of the first entry that completes it. */
  completedAt?: string;
}

/**
 * The progress list: each row is completed by its own entry in the history. While the order's status is in the Error
 * group, code 4 means FraudRejected and completes nothing, and the list stops at the last row reached. The history has
 * its oldest entry first.
 */
export function orderProgress(history: readonly StatusEntry[], status: OrderStatus): ProgressRow[] {
  const hasFailed = groupOfStatus(status) === 'error';
  const rows = progressSteps.map((step): ProgressRow => {
    const counted = codesOfStep[step].filter((code) => !(hasFailed && code === fraudRejectedCode));
    const first = history.find(({ code }) => counted.includes(code));
    return { step, isCompleted: first !== undefined, ...(first && { completedAt: first.createdAt }) };
  });
  return hasFailed ? rows.slice(0, rows.findLastIndex(({ isCompleted }) => isCompleted) + 1) : rows;
}

/** Statuses that the owner of an order may post: 0, 1 and 18 (product.md). */
export type OwnerStatus = Extract<KnownOrderStatus, 'cancelled' | 'created' | 'resubmitting'>;

const underReview: readonly OrderStatus[] = [
  'created',
  'validationPending',
  'validationApproved',
  'creditPending',
  'documentAnalysis',
  'documentsApproved',
  'documentsRejected',
  'contractSendingPending',
  'contractInfoMissing',
  'resubmitting',
];

/** Documents may be replaced until the contract is sent. The service decides. */
export const mayResend = (status: OrderStatus): boolean => underReview.includes(status);

/** An order may be cancelled until the car is sent. The service decides. */
export const mayCancel = (status: OrderStatus): boolean =>
  mayResend(status) ||
  status === 'creditApproved' ||
  status === 'creditApprovedSuccessfully' ||
  status === 'contractSigningPending' ||
  status === 'contractSigned';

/** The status after resending a document (spec §4). */
export function statusAfterResend(status: OrderStatus): OwnerStatus {
  return status === 'documentsRejected' ? 'created' : 'resubmitting';
}

const rejections: readonly OrderStatus[] = ['fraudRejected', 'creditRejected', 'invalidRequest'];

/** True for an order that leads to no contract, and so to no charge. */
export const isRejected = (status: OrderStatus): boolean => rejections.includes(status);

/** Reordering after a rejection requests a new analysis of the same order (product.md, Wire). */
export function isReanalysis(status: OrderStatus | undefined): boolean {
  return status === 'creditRejected' || status === 'documentsRejected';
}
