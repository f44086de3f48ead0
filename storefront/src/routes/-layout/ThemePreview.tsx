import { useConfig } from '#/shared/page/config.ts';
import { deferred } from '#/shared/loading/deferred.tsx';

const Bar = deferred(async () => (await import('./PreviewBar.tsx')).PreviewBar);

/** Marks the theme as unpublished, in the browser that previews it. Its chunk is loaded only there. */
export function ThemePreview() {
  return useConfig().preview && <Bar />;
}
