import type { IdentityPort } from '#/api/ports.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

/** Reads and changes the page's URL, relative to the site's base path. */
export interface PlacesPort {
  /** URL of the page. */
  current(): string;
  /** True on a page that needs a logged-in user. */
  isAccount(): boolean;
  /** True on an account page with a form. */
  isAccountForm(): boolean;
  /** True on a step of an order: the user stays on it after the log-in. */
  isOrder(): boolean;
  /** Navigates to a page of this store. */
  go(url: string): Promise<void>;
  /** Replaces the page with home; resolves when home is rendered and focused. */
  goHome(): Promise<void>;
  /** Loads home from the server, which clears the memory of this page. */
  reloadHome(): void;
  /** Loads this page from the server. */
  reload(): void;
}

/** Ports of the session's sagas. */
export interface SessionPorts {
  identity: Pick<IdentityPort, 'signIn' | 'readUser'>;
  storage: StoragePort;
  records: Pick<RecordsPort, 'removeAllOf'>;
  places: PlacesPort;
}
