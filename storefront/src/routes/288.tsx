import { createFileRoute } from '@tanstack/react-router';
import { campaignRedirect } from './-page/campaign-redirect.ts';

export const Route = createFileRoute('/288')({
  beforeLoad: ({ location }) => {
    throw campaignRedirect('288', location);
  },
});
