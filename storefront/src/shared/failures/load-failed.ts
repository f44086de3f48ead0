import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';

/** Codes of the catalogue (spec §8, "Data loading"), by slice. They are reported with a failure and never shown. */
const failureCodes: Readonly<Record<string, string>> = {
  catalog: 'Failed to fetch offers',
  orders: 'Failed to fetch orders',
  orderStatus: 'Failed to fetch order status',
  places: 'Failed to fetch dealer',
  dealers: 'Failed to fetch dealer',
  session: 'Failed to fetch user profile',
  documents: 'Falha ao buscar documentos',
  documentStatus: 'Falha ao buscar o status do documento',
  documentSending: 'Falha ao enviar o documento',
  partnerStore: 'Loja não encontrada',
  offerConditions: 'Login failed',
};

/** Dispatched with the failure event of a slice, for any failed load (spec §4, "Loading status"). */
export const loadFailed = createAction('app/loadFailed', (failure: { slice: string; error: AppError }) => {
  const code = failureCodes[failure.slice];
  return { payload: { ...failure, ...(code !== undefined && { code }) } };
});

/** A part of a response was left out because it could not be decoded. */
export const partUnreadable = createAction<AppError>('app/partUnreadable');

/** The sagas could not be loaded: whatever waits for one of them has failed. `url`: the page's own. */
export const sagasMissing = createAction<{ url: string }>('loading/sagasMissing');
