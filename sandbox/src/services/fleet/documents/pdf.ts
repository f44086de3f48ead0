/** Lines of a page at 11 points with its margins. */
const lineWidth = 88;
const linesOnPage = 46;

/**
 * A PDF of plain text, A4, with identical bytes for identical text.
 * @param lines one paragraph each, in Portuguese letters; an empty one adds space
 */
export function writePdf(title: string, lines: readonly string[]): Buffer {
  const wrapped = lines.flatMap(wrap);
  const pages: string[][] = [];
  for (let first = 0; first < Math.max(wrapped.length, 1); first += linesOnPage) {
    pages.push(wrapped.slice(first, first + linesOnPage));
  }
  // Objects 1 to 4 are fixed; each page then needs two: itself and its text.
  const pageIds = pages.map((_, index) => 5 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escape(title)}) /Producer (Sandbox) >>`,
    ...pages.flatMap((page, index) => {
      const text = pageText(index === 0 ? title : undefined, page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + 2 * index} 0 R >>`,
        `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  return assemble(objects);
}

function pageText(title: string | undefined, lines: readonly string[]): string {
  const heading = title === undefined ? [] : ['/F1 18 Tf', `(${escape(title)}) Tj T*`, 'T*'];
  return [
    'BT',
    '56 780 Td 15 TL',
    ...heading,
    '/F1 11 Tf',
    ...lines.map((line) => `(${escape(line)}) Tj T*`),
    'ET',
  ].join('\n');
}

/** Concatenates the objects and appends the table of their offsets. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // One byte per letter, so that the offsets above count bytes.
  return Buffer.from(file, 'latin1');
}

function wrap(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= lineWidth) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Letters shared by Windows-1252 and Latin-1; any other becomes a question mark. */
function escape(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
}
