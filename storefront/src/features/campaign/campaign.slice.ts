import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Where a visitor came from, as the address of a page said it (`utm_*`); what it did not say is absent. */
export interface Campaign {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
}

export interface CampaignState {
  firstSeen?: Campaign;
}

/** A page's address, or an earlier visit, named a campaign. */
export const campaignSeen = createAction<Campaign>('campaign/campaignSeen');

/** The first campaign stays: later ones only say how the visitor came back. */
export function campaignReducer(state: CampaignState = {}, action: UnknownAction): CampaignState {
  return campaignSeen.match(action) && !state.firstSeen ? { firstSeen: action.payload } : state;
}
