import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UpcomingScreen } from './UpcomingScreen.tsx';
import { upcomingTexts } from './upcoming-texts.ts';

/** A page whose content is still to come. */
export function UpcomingPage(): ReactNode {
  const title = useMatches({ select: (matches): string | undefined => matches.at(-1)?.staticData.upcomingPage });
  const routeId = useMatches({ select: (matches): string => matches.at(-1)?.routeId ?? '' });
  const text = upcomingTexts[routeId];
  return title && text && <UpcomingScreen title={title} text={text} />;
}
