import memoizeOne from 'memoize-one';
import type { Campaign, CampaignState } from './campaign.slice.ts';

/** This feature's part of the store's state. */
export interface CampaignRoot {
  campaign: CampaignState;
}

/** Defaults of leads and conversions (spec §3, "Persisted client state"). */
const defaults = { source: 'others', medium: 'site', campaign: 'sign-and-drive' } as const;

export const selectFirstCampaign = ({ campaign }: CampaignRoot) => campaign.firstSeen;

const withDefaults = memoizeOne(
  (firstSeen: CampaignState['firstSeen']): Campaign & Required<Omit<Campaign, 'term'>> => ({
    ...defaults,
    ...firstSeen,
  }),
);

/** The campaign for leads and conversions, with defaults that are never stored. */
export const selectCampaignToSend = (state: CampaignRoot) => withDefaults(selectFirstCampaign(state));
