export { selectCampaignToSend, watchCampaign, type CampaignRoot, type VisitPort } from './campaign.saga.ts';
export { campaignReducer, campaignSeen } from './campaign.slice.ts';
