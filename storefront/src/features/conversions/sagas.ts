export { conversionFailed, reportSteps } from './report-steps.saga.ts';
