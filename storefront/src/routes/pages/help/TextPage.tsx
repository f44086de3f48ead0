import { useMatches } from '@tanstack/react-router';
import { TextScreen } from '#/features/content/index.ts';

/** One text of the content service: policies, terms, holder portal, offer conditions. */
export function TextPage() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.textPage });
  return page && <TextScreen {...page} />;
}
