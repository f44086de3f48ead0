// One chunk, because one interaction loads all of them.
export { Assumptions } from './Assumptions.tsx';
export { Details } from './Details.tsx';
export { GoingOn } from './GoingOn.tsx';
export { Notices, Unanswered } from './Notices.tsx';
