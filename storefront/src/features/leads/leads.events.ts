import { createAction } from '@reduxjs/toolkit';
import type { LeadFacts } from '#/domain/contact/leads.ts';

/** The fleet service has somebody's contact: the teams that call back and measure are told, too. */
export const leadMade = createAction<LeadFacts>('leads/leadMade');
