import { createFileRoute } from '@tanstack/react-router';
import { campaignRedirect } from './-page/campaign-redirect.ts';

export const Route = createFileRoute('/840')({
  beforeLoad: ({ location }) => {
    throw campaignRedirect('840', location);
  },
});
