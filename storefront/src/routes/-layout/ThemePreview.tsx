import { useConfig } from '#/shared/page/config.ts';
import { deferred } from '#/shared/loading/deferred.tsx';

const Bar = deferred(async () => (await import('./PreviewBar.tsx')).PreviewBar);

/** Says that the theme is not published, in the one browser that is shown it. Its chunk is loaded there alone. */
export function ThemePreview() {
  return useConfig().preview && <Bar />;
}
