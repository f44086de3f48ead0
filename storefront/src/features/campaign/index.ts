export { selectCampaignToSend, selectFirstCampaign, type CampaignRoot } from './campaign.saga.ts';
export { campaignReducer, campaignSeen, type Campaign } from './campaign.slice.ts';

export { watchCampaign, type VisitPort } from './campaign.saga.ts';
