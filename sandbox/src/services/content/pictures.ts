import { lettering } from './picture-lettering.ts';

/** Logos of the sample partners, each marked as a sample. */
const logos: Record<string, string> = {
  viaduto: logo(
    '<path d="M4 60V42h72v18M4 42a36 26 0 0 1 72 0M16 60a8 10 0 0 1 16 0M48 60a8 10 0 0 1 16 0" fill="none" stroke="#00574f" stroke-width="7"/>',
    { name: 'Viaduto', outline: lettering.viaduto, color: '#00574f' },
  ),
  'casa-andrade': logo(
    '<path d="M8 62V34L40 12l32 22v28zM28 62V44h24v18" fill="none" stroke="#6f1a27" stroke-width="6"/>',
    { name: 'Casa Andrade', outline: lettering['casa-andrade'], color: '#6f1a27' },
  ),
  'porto-seco': logo(
    '<path d="M8 62h64M14 62V30h20v32M34 62V18h24v44" fill="none" stroke="#31405c" stroke-width="6"/>',
    { name: 'Porto Seco', outline: lettering['porto-seco'], color: '#31405c' },
  ),
};

interface Lettering {
  name: string;
  outline: string;
  color: string;
}

/** Aspect ratio ten to three. Letters are outlines, because fonts differ between machines. */
function logo(mark: string, { name, outline, color }: Lettering): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96" viewBox="0 0 320 96">',
    `<title>${name} · exemplo</title><g transform="translate(0 8)">${mark}</g>`,
    `<path d="${outline}${lettering.exemplo}" fill="${color}"/></svg>`,
  ].join('');
}

/** The logo of a file name such as `viaduto.svg`. */
export function partnerPicture(file: string): string | undefined {
  const slug = file.replace(/\.svg$/, '');
  return Object.hasOwn(logos, slug) && file.endsWith('.svg') ? logos[slug] : undefined;
}
