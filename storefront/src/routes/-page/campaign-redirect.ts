import { redirect } from '@tanstack/react-router';

/**
 * A campaign's short address leads to the Tera offer with tracking parameters of its own (spec §2.1, product.md).
 * Parameters the visitor came with stay, and win.
 */
export function campaignRedirect(campaign: string, location: { search: object; hash: string }) {
  return redirect({
    to: '/ofertasvw/$page',
    params: { page: 'tera' },
    search: { utm_source: 'campanha', utm_medium: 'atalho', utm_campaign: campaign, ...location.search },
    hash: location.hash,
    statusCode: 302,
  });
}
