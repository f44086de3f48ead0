import { Suspense, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Artwork } from './Artwork.tsx';
import { drawingSize } from './drawing.ts';
import { isDrawingLoaded, useDrawing } from './drawings.ts';
import { drawing as placeholder } from './drawings/placeholder.ts';

export interface CarDrawingProps {
  /** Slug of the car, such as `t-cross`. A model without a drawing shows the placeholder. */
  model: string;
  /** Colour of the body: any CSS colour. Changing it changes one CSS variable and renders no path. @default a deep blue */
  paint?: string;
  /** Second tone, on the models that have one (Tera, ID.Buzz): any CSS colour. @default the model's own */
  roof?: string;
  /** Accessible name of the picture. Without one the picture is decorative. */
  label?: string;
  /** Side that the front of the car faces. @default 'left' */
  facing?: 'left' | 'right';
}

/**
 * A car drawn as inline SVG, for pages where the visitor changes its colour. It loads the drawing of its model only.
 * After `preloadDrawing` it renders without suspending, on the server too. The tyres touch the bottom edge of its box.
 */
export function CarDrawing({ model, paint, roof, label, facing = 'left' }: CarDrawingProps) {
  const colors = { '--car-paint': paint, '--car-roof': roof } as CSSProperties;
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Frame {...name} viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`} style={colors}>
      <g transform={facing === 'right' ? `translate(${drawingSize.width}) scale(-1 1)` : undefined}>
        <ModelArtwork key={model} model={model} />
      </g>
    </Frame>
  );
}

function ModelArtwork({ model }: { model: string }) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, isHydratingInBrowser, isHydratingOnServer);
  // React may stream the content of a Suspense boundary after its fallback. The server, hydration and a loaded model
  // therefore render without one. The choice is fixed for the instance, because changing it would mount all paths
  // again.
  const [maySuspend] = useState(() => !isHydrating && !isDrawingLoaded(model));
  if (!maySuspend) return <ReadyArtwork model={model} />;
  return (
    <Suspense fallback={<Artwork drawing={placeholder} />}>
      <ReadyArtwork model={model} />
    </Suspense>
  );
}

function ReadyArtwork({ model }: { model: string }) {
  return <Artwork drawing={useDrawing(model)} />;
}

const subscribeToNothing = () => () => {};
const isHydratingInBrowser = () => false;
const isHydratingOnServer = () => true;

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1200 / 480;
  overflow: visible;
  translate: 0 6.9%;
  --car-line: var(--color-border-control);

  [data-surface='stage'] & {
    --car-line: var(--color-border-stage-line);
  }
`;
