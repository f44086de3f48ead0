export { sendPendingLeads, watchLeads, type LeadPorts } from './leads.saga.ts';
