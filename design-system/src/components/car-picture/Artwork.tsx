import { memo, useId } from 'react';
import { idMark } from './drawing.ts';
import { drawing as materials } from './drawings/materials.ts';

/** Safe as markup: our generator writes the drawings, no visitor and no service. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('car-drawing', { createHTML: (svg) => svg });

/**
 * Inserts a drawing as one markup string: three cars as React elements made a quarter of a page's elements. Each
 * instance prefixes its ids, so one page can show a model twice.
 */
export const Artwork = memo(function Artwork({ drawing }: { drawing: string }) {
  const svg = (materials + drawing).replaceAll(idMark, useId());
  // oxlint-disable-next-line react/no-danger -- see `policy`
  return <g dangerouslySetInnerHTML={{ __html: policy?.createHTML(svg) ?? svg }} />;
});
