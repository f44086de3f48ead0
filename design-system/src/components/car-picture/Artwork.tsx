import { createElement, Fragment, memo, useId, type ReactElement } from 'react';
import { idMark, type Drawing, type DrawingNode } from './drawing.ts';
import { drawing as materials } from './drawings/materials.ts';

/** The elements of a drawing. Ids carry the instance's own prefix, so one page can show a model twice. */
export const Artwork = memo(function Artwork({ drawing }: { drawing: Drawing }) {
  const prefix = useId();
  const shared = createElement('defs', null, ...toElements(materials, prefix));
  return createElement(Fragment, null, shared, ...toElements(drawing, prefix));
});

const toElements = (drawing: Drawing, prefix: string): ReactElement[] => drawing.map((node) => toElement(node, prefix));

function toElement([tag, attributes, children = []]: DrawingNode, prefix: string): ReactElement {
  const own = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(idMark, prefix) : value,
    ]),
  );
  return createElement(tag, own, ...toElements(children, prefix));
}
