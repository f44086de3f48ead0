export { selectCampaignToSend, type CampaignRoot } from './campaign.saga.ts';
export { campaignReducer, campaignSeen } from './campaign.slice.ts';

export { watchCampaign, type VisitPort } from './campaign.saga.ts';
