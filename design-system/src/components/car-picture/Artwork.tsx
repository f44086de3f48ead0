import { memo, useId } from 'react';
import { idMark } from './drawing.ts';
import { drawing as materials } from './drawings/materials.ts';

/** Drawings are written by our generator: nothing of them comes from a visitor or a service. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('car-drawing', { createHTML: (svg) => svg });

/**
 * The elements of a drawing, written as one text: as React elements, three cars were a quarter of a page's elements.
 * Ids carry the instance's own prefix, so one page can show a model twice.
 */
export const Artwork = memo(function Artwork({ drawing }: { drawing: string }) {
  const svg = (materials + drawing).replaceAll(idMark, useId());
  // oxlint-disable-next-line react/no-danger -- see `policy`
  return <g dangerouslySetInnerHTML={{ __html: policy?.createHTML(svg) ?? svg }} />;
});
