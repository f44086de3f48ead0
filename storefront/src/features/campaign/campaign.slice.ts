import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** The visitor's campaign by the `utm_*` parameters of a URL; missing ones are absent. */
export interface Campaign {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
}

export interface CampaignState {
  firstSeen?: Campaign;
}

/** A URL or an earlier visit had a campaign. */
export const campaignSeen = createAction<Campaign>('campaign/campaignSeen');

/** The first campaign stays: later ones only belong to a return visit. */
export function campaignReducer(state: CampaignState = {}, action: UnknownAction): CampaignState {
  return campaignSeen.match(action) && !state.firstSeen ? { firstSeen: action.payload } : state;
}
