// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cars, renderCarSvg } from './index.ts';
import { drawingModules, drawingsFolder } from './drawing-modules.ts';

const slugs = Object.keys(cars);

test('the cars are in the order of the offers', () => {
  expect(slugs.join(' ')).toBe('t-cross nivus tera polo virtus taos saveiro amarok jetta id-4 id-buzz tiguan-allspace');
});

test('the component’s drawings match the models; if not, run `npm run cars`', () => {
  const kept = readdirSync(drawingsFolder).map((name) => [name, readFileSync(new URL(name, drawingsFolder), 'utf8')]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(drawingModules()));
});

test.each([...slugs, 'no-such-car'])('%s renders as a standalone document', (model) => {
  const svg = renderCarSvg(model, { paint: '#b3202b' });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="480" viewBox="0 0 1200 480">/);
  expect(svg).not.toMatch(/var\(|color-mix|NaN|undefined|~/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('paint and second tone have the requested colours, or the defaults', () => {
  expect(renderCarSvg('tera', { paint: '#B3202B' })).toContain('fill="#B3202B"');
  expect(renderCarSvg('tera')).toContain('fill="#17407a"');
  expect(renderCarSvg('id-buzz')).toContain('fill="#f3f3ef"');
  expect(renderCarSvg('id-buzz', { roof: '#102030' })).not.toContain('#f3f3ef');
});

test('a car that faces right is the same drawing, mirrored', () => {
  const turned = renderCarSvg('amarok', { facing: 'right' });
  expect(turned).toContain('<g transform="translate(1200) scale(-1 1)">');
  expect(turned.replace(/<g transform="translate\(1200\) scale\(-1 1\)">(.*)<\/g><\/svg>/, '$1</svg>')).toBe(
    renderCarSvg('amarok'),
  );
});

test.each(['red', '#fff', '#12345g', '#1234567', 'url(#x)', '#b3202b"><script>', '#b3202b\n', ''])(
  'a paint written as %j is rejected',
  (color) => {
    expect(() => renderCarSvg('polo', { paint: color })).toThrow(RangeError);
    expect(() => renderCarSvg('polo', { roof: color })).toThrow(RangeError);
  },
);

test('no two models share outline, window line or lamps', () => {
  for (const part of ['outline', 'sideGlass', 'headlamp', 'tailLamp'] as const) {
    expect(new Set(Object.values(cars).map((car) => String(car[part]))).size, part).toBe(slugs.length);
  }
});
