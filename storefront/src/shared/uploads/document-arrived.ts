import { createAction } from '@reduxjs/toolkit';
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { Upload } from '#/domain/order/uploads.ts';

/**
 * The service has a file that this page has sent, for an order in progress or for a placed one. It replaces the person's
 * document of that kind in both.
 */
export const documentArrived = createAction<{ document: DocumentOnFile; upload: Upload }>('uploads/documentArrived');
