import { drawCar } from './draw-car.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { serialize, startTag, type Drawing, type DrawingNode } from './drawing.ts';
import { cars } from './models/index.ts';
import { materials } from './parts/light.ts';

export const drawingsFolder = new URL('../src/components/car-picture/drawings/', import.meta.url);

/** Source text of every drawing module by file name: the expected content of the folder. */
export function drawingModules(): Map<string, string> {
  const drawings: ReadonlyArray<readonly [name: string, drawing: Drawing]> = [
    ...Object.entries(cars).map(([slug, spec]) => [slug, drawCar(spec)] as const),
    ['materials', [['defs', {}, materials]]],
    ['placeholder', drawPlaceholder()],
  ];
  return new Map(drawings.map(([name, drawing]) => [`${name}.ts`, moduleText(drawing)]));
}

const moduleText = (
  drawing: Drawing,
) => `// Written by \`npm run cars -w @signdrive/design-system\`: change design-system/cars instead.

export const drawing =
${drawing
  .flatMap(linesOf)
  .map((line) => `'${line}'`)
  .join(' +\n')};
`;

const longestLine = 400;

/** One line per element; a long element spans several, so that a diff is precise. */
function linesOf(node: DrawingNode): string[] {
  const line = serialize(node);
  const [tag, attributes, children] = node;
  if (!children || line.length <= longestLine) return [line];
  return [`${startTag(tag, attributes)}>`, ...children.flatMap(linesOf), `</${tag}>`];
}
