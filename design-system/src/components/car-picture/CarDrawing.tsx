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
  /** Name of the picture for screen readers. Without one the picture is decorative. */
  label?: string;
  /** Side that the front of the car points to. @default 'left' */
  facing?: 'left' | 'right';
}

/**
 * A car drawn in the page, for places where its colour changes under the visitor's hand.
 * Only the shown model's drawing is loaded; after `preloadDrawing` it is there at once, on the server too.
 * The bottom edge of its box is the ground line the tyres stand on: put the line there.
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
  // A boundary of our own would let React send the car late, behind its fallback. So the server, hydration and
  // a loaded model do without one, and the choice stays for this instance: changing it would mount all paths again.
  const [mayWait] = useState(() => !isHydrating && !isDrawingLoaded(model));
  if (!mayWait) return <ReadyArtwork model={model} />;
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
