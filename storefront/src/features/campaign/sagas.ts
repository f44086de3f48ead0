export { watchCampaign, type VisitPort } from './campaign.saga.ts';
