import { createRoot } from 'react-dom/client';
import { carModels, preloadDrawing } from '@signdrive/design-system/car-picture';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';
import { Laboratory } from '../Laboratory.tsx';

/** The lab without Storybook, for journeys. Its URL carries the draft, like the story's. */
const url = new URL(window.location.href);
const element = document.getElementById('lab');
if (!element) throw new Error('The page has no #lab');

await Promise.all(carModels.map(preloadDrawing));
createRoot(element).render(
  <Laboratory
    draft={url.searchParams.get('draft') ?? ''}
    onDraftChange={(draft) => {
      url.searchParams.set('draft', draft);
      window.history.replaceState(null, '', url);
    }}
  />,
);
