import { mapTexts } from './change-document.ts';
import type { Scenario } from './world.ts';

const tail =
  ' e mais um trecho que continua, porque um texto traduzido ou revisto costuma ficar bem maior do que o desenho previa';
const longWord = 'Pneumoultramicroscopicossilicovulcanoconiótico';

/** Fields with identifiers instead of text. */
const machineFields = new Set(['slug', 'url', 'icon', 'carSlug', 'identifier', 'partnerImage', 'partnerWhatsApp']);

export const longTexts: Scenario = {
  name: 'long-texts',
  title: 'Textos muito longos',
  description: 'Títulos, textos, versões, cores e etiquetas compridos, com palavras que não quebram.',
  change: (world) => ({
    ...world,
    versions: world.versions.map((version) => ({
      ...version,
      model: `${version.model} ${longWord} Edição Comemorativa`,
      description: version.description + tail.repeat(3),
      tags: [...version.tags, 'Etiqueta bem mais comprida do que as outras', longWord],
      standardItems: version.standardItems.map((item) => item + tail),
    })),
    documents: world.documents.map((document) => ({ ...document, body: lengthenBody(document.body) })),
  }),
};

/** A theme has identifiers only. */
function lengthenBody({ partnerTheme, ...body }: Record<string, unknown>): Record<string, unknown> {
  const longer = mapTexts(body, lengthen) as Record<string, unknown>;
  return partnerTheme === undefined ? longer : { ...longer, partnerTheme };
}

function lengthen(text: string, field: string): string {
  if (machineFields.has(field)) return text;
  if (field === 'html' || field === 'answerHtml') return `${text}<p>${longWord}${tail.repeat(6)}.</p>`;
  if (field === 'label') return `${text} com um rótulo comprido`;
  return `${text} ${longWord}${tail}`;
}
