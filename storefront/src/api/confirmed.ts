/** A write that is confirmed: its key, born with the confirmation, makes a repeat harmless where the service keeps it. */
export interface Confirmed {
  idempotencyKey: string;
}
