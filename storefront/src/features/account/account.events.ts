import { createAction } from '@reduxjs/toolkit';
import type { User } from '#/domain/customer/user.ts';
import type { SecretTicket } from '#/shared/forms/one-time-secrets.ts';

/** "Minha conta" was opened, or a failed part of it is retried. */
export const profileOpened = createAction('account/profileOpened');
export const profileFailed = createAction('account/profileFailed');
/** The service has stored the changed user. */
export const userChanged = createAction<User>('account/userChanged');

/**
 * The documents of an order that was rejected because of them are shown or retried. `isReturn`: the visitor returns to
 * the tab, so what it shows stays until the documents are read.
 */
export const documentsOpened = createAction<{ orderId: string; isReturn?: boolean }>('account/documentsOpened');
export const documentsFailed = createAction('account/documentsFailed');

export type Form = 'data' | 'newProfile' | 'newAddress' | 'password';

/** Editable data of the account. */
export type AccountData = Pick<User, 'fullName' | 'email'>;

export const dataSubmitted = createAction<AccountData>('account/dataSubmitted');
export const passwordSubmitted = createAction<{ password: SecretTicket }>('account/passwordSubmitted');
/**
 * A change could not be saved. `isUnknown`: the service did not respond, so it may be saved.
 */
export const formFailed = createAction<{ form: Form; serverMessage?: string; isUnknown?: boolean }>(
  'account/formFailed',
);
