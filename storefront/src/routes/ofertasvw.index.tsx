import { createFileRoute, redirect } from '@tanstack/react-router';

/** The default offer (spec §2.1). */
export const Route = createFileRoute('/ofertasvw/')({
  beforeLoad: ({ location }) => {
    throw redirect({
      to: '/ofertasvw/$page',
      params: { page: 't-cross' },
      search: location.search,
      hash: location.hash,
      statusCode: 302,
    });
  },
});
