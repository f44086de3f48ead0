export { leadMade } from './leads.events.ts';
