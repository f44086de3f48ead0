/** Logos of the sample partners, drawn here: names in the machine's own type, each with the word that it is a sample. */
const logos: Record<string, string> = {
  viaduto: logo(
    '<path d="M4 60V42h72v18M4 42a36 26 0 0 1 72 0M16 60a8 10 0 0 1 16 0M48 60a8 10 0 0 1 16 0" fill="none" stroke="#00574f" stroke-width="7"/>',
    { name: 'Viaduto', family: 'Helvetica, Arial, sans-serif', weight: 700, color: '#00574f' },
  ),
  'casa-andrade': logo(
    '<path d="M8 62V34L40 12l32 22v28zM28 62V44h24v18" fill="none" stroke="#6f1a27" stroke-width="6"/>',
    { name: 'Casa Andrade', family: 'Georgia, Times, serif', weight: 400, color: '#6f1a27' },
  ),
  'porto-seco': logo(
    '<path d="M8 62h64M14 62V30h20v32M34 62V18h24v44" fill="none" stroke="#31405c" stroke-width="6"/>',
    { name: 'Porto Seco', family: 'Verdana, sans-serif', weight: 700, color: '#31405c' },
  ),
};

interface Lettering {
  name: string;
  family: string;
  weight: number;
  color: string;
}

/** Ten to three, the name always as wide, whatever type the machine has. */
function logo(mark: string, { name, family, weight, color }: Lettering): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96" viewBox="0 0 320 96">',
    `<g transform="translate(0 8)">${mark}</g>`,
    `<g fill="${color}" font-family="${family}"><text x="96" y="46" font-size="38" font-weight="${weight}" textLength="216" lengthAdjust="spacingAndGlyphs">${name}</text>`,
    '<text x="97" y="80" font-size="28">exemplo</text></g></svg>',
  ].join('');
}

/** The picture under a name such as `viaduto.svg`. */
export function partnerPicture(file: string): string | undefined {
  const slug = file.replace(/\.svg$/, '');
  return Object.hasOwn(logos, slug) && file.endsWith('.svg') ? logos[slug] : undefined;
}
