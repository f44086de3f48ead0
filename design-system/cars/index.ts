export { cars } from './models/index.ts';
export { defaultPaint, isHexColor } from './paint.ts';
export { renderCarSvg, type RenderCarOptions } from './render-svg.ts';
