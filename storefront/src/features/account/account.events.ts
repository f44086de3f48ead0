import { createAction } from '@reduxjs/toolkit';
import type { User } from '#/domain/customer/user.ts';
import type { SecretTicket } from '#/shared/forms/one-time-secrets.ts';

/** "Minha conta" is open, or what it couldn't load is asked for again. */
export const profileOpened = createAction('account/profileOpened');
export const profileFailed = createAction('account/profileFailed');
/** The service has taken what was changed: this is who they are now. */
export const userChanged = createAction<User>('account/userChanged');

/** Documents of an order that was refused for them are shown, or asked for again. */
export const documentsOpened = createAction<{ orderId: string }>('account/documentsOpened');
export const documentsFailed = createAction('account/documentsFailed');

export type Form = 'data' | 'newProfile' | 'newAddress' | 'password';

export const dataSubmitted = createAction<{ fullName: string; email: string }>('account/dataSubmitted');
export const passwordSubmitted = createAction<{ password: SecretTicket }>('account/passwordSubmitted');
/**
 * What was changed could not be saved; `words`: the service's own, where it has some. `isUnknown`: the service did not
 * respond, so it may be saved.
 */
export const formFailed = createAction<{ form: Form; words?: string; isUnknown?: boolean }>('account/formFailed');
