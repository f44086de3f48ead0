import type { Drawing, DrawingNode } from '../src/components/car-picture/drawing.ts';
import { drawCar } from './draw-car.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { cars } from './models/index.ts';
import { materials } from './parts/light.ts';

/** Where the drawings of the component live. */
export const drawingsFolder = new URL('../src/components/car-picture/drawings/', import.meta.url);

/** Source text of every drawing module by its file name: what the folder must hold. */
export function drawingModules(): Map<string, string> {
  const drawings: ReadonlyArray<readonly [name: string, drawing: Drawing]> = [
    ...Object.entries(cars).map(([slug, spec]) => [slug, drawCar(spec)] as const),
    ['materials', materials],
    ['placeholder', drawPlaceholder()],
  ];
  return new Map(drawings.map(([name, drawing]) => [`${name}.ts`, moduleText(drawing)]));
}

const moduleText = (
  drawing: Drawing,
) => `// Written by \`npm run cars -w @signdrive/design-system\`: change design-system/cars instead.
import type { Drawing } from '../drawing.ts';

// oxfmt-ignore
export const drawing: Drawing = [
${drawing.map(nodeText).join(',\n')},
];
`;

const longestLine = 400;

/** One line per node; a long node opens up, so that a change shows where it is. */
function nodeText(node: DrawingNode): string {
  const line = JSON.stringify(node);
  const [tag, attributes, children] = node;
  if (!children || line.length <= longestLine) return line;
  const inner = children.map(nodeText).join(',\n');
  return `[${JSON.stringify(tag)},${JSON.stringify(attributes)},[\n${inner},\n]]`;
}
