/**
 * A confirmed write. Its key is generated with the confirmation and makes a repeat harmless if the service stores it.
 */
export interface Confirmed {
  idempotencyKey: string;
}
