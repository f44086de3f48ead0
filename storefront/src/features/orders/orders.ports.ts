import type { DealersPort, DocumentsPort, FleetOfferPort, OrdersPort } from '#/api/ports.ts';

/** Whether the visitor is looking. */
export interface AttentionPort {
  isHere(): boolean;
  /** Told when the page comes to the front or goes to the back, and when the connection returns. Returns the way to stop. */
  onChange(listener: () => void): () => void;
}

/** Keeps a file on the visitor's device. */
export interface FilesPort {
  save(file: Blob, fileName: string): void;
}

export interface OrdersFeaturePorts {
  orders: Pick<OrdersPort, 'listOrders' | 'readHistory'>;
  fleetOffer: FleetOfferPort;
  dealers: Pick<DealersPort, 'readLocation' | 'readDealer'>;
  documents: Pick<DocumentsPort, 'readFile'>;
  attention: AttentionPort;
  files: FilesPort;
  /** Whose orders they are; undefined before that is known. */
  readUserId: () => string | undefined;
  /** ISO moment. */
  now: () => string;
}
