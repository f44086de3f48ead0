export { contactFailed, contactSent, contactSubmitted, type ContactRequest } from './contact.slice.ts';
