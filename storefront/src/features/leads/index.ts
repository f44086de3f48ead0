import { createAction } from '@reduxjs/toolkit';
import type { StoredLead } from '#/domain/contact/leads.ts';

/** The fleet service stored a visitor's contact. The CRM and marketing automation receive it too. */
export const leadMade = createAction<StoredLead>('leads/leadMade');
