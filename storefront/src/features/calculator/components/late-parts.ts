// One file: they all come with the same move.
export { Assumptions } from './Assumptions.tsx';
export { Details } from './Details.tsx';
export { GoingOn } from './GoingOn.tsx';
export { Notices } from './Notices.tsx';
export { Unanswered } from './Unanswered.tsx';
