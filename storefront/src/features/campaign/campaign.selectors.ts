import memoizeOne from 'memoize-one';
import type { Campaign, CampaignState } from './campaign.slice.ts';

/** This feature's part of the store's state. */
export interface CampaignRoot {
  campaign: CampaignState;
}

/** What a lead or conversion says where nothing is known (spec §3, "Persisted client state"). */
const defaults = { source: 'others', medium: 'site', campaign: 'sign-and-drive' } as const;

export const selectFirstCampaign = ({ campaign }: CampaignRoot) => campaign.firstSeen;

const withDefaults = memoizeOne(
  (firstSeen: CampaignState['firstSeen']): Campaign & Required<Omit<Campaign, 'term'>> => ({
    ...defaults,
    ...firstSeen,
  }),
);

/** The campaign as leads and conversions send it: the defaults stand in here and are never kept. */
export const selectCampaignToSend = (state: CampaignRoot) => withDefaults(selectFirstCampaign(state));
