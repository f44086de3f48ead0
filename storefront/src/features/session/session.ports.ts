import type { IdentityPort } from '#/api/ports.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

/** Where the visitor is, and how they are led elsewhere. Addresses are relative to the site's base path. */
export interface PlacesPort {
  /** The address of the page that is open. */
  current(): string;
  /** True on a page that needs a logged-in user. */
  isAccount(): boolean;
  /** True on a page of the account that is typed in. */
  isAccountForm(): boolean;
  /** True on a step of an order: the user stays there after the log-in. */
  isOrder(): boolean;
  /** Leads to a page of this store. */
  go(address: string): Promise<void>;
  /** Leads home in place of the present page; resolves when home is drawn and has focus. */
  goHome(): Promise<void>;
  /** Loads home from the server: nothing of this page's memory is left. */
  reloadHome(): void;
  /** Loads this page from the server. */
  reload(): void;
}

/** What sagas of the session are given. */
export interface SessionPorts {
  identity: Pick<IdentityPort, 'signIn' | 'readUser'>;
  storage: StoragePort;
  records: Pick<RecordsPort, 'removeAllOf'>;
  places: PlacesPort;
}
