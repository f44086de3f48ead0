import { createFileRoute } from '@tanstack/react-router';
import { campaignRedirect } from './-page/campaign-redirect.ts';

export const Route = createFileRoute('/1008')({
  beforeLoad: ({ location }) => {
    throw campaignRedirect('1008', location);
  },
});
