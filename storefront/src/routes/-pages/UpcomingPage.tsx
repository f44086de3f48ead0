import { useMatches } from '@tanstack/react-router';
import { UpcomingScreen } from '#/routes/-pages/UpcomingScreen.tsx';

/** A page whose content is still to come. */
export function UpcomingPage() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.upcomingPage });
  return page && <UpcomingScreen {...page} />;
}
