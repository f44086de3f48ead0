import { withBody } from './change-document.ts';
import type { Scenario } from './world.ts';

const slot = ($value: unknown) => ({ $value });
const color = (...components: unknown[]) => slot({ colorSpace: 'oklch', components });

/** Closes the surrounding style sheet, hides the page and runs a script if it is printed unescaped. */
const css = 'red;}*{display:none!important}</style><script>window.hostile="theme"</script>';

/** An invalid theme for each sample partner. */
const refused: Record<string, unknown> = {
  // In every kind of value: a font, a number, a unit, a name.
  'porto-seco': {
    brand: {
      $description: css,
      'font-display': slot([css]),
      'neutral-hue': slot(css),
      radius: slot({ value: 1, unit: css }),
      action: color(css, 0, 0),
      [css]: slot('url(https://example.com/x.css)'),
    },
  },
  // Well formed, but with illegible buttons.
  viaduto: { brand: { action: color(0.9, 0.05, 90), 'on-action': slot('{base.concreto.0}') } },
  // Too large.
  'casa-andrade': { brand: Array.from({ length: 5000 }, () => ({ $value: css })) },
};

export const hostileThemes: Scenario = {
  name: 'hostile-themes',
  title: 'Temas que não podem ser usados',
  description:
    'Porto Seco traz CSS e script nos valores do tema, Viaduto um botão que não se lê, Casa Andrade um tema enorme.',
  change: (world) => ({
    ...world,
    documents: Object.entries(refused).reduce(
      (documents, [slug, partnerTheme]) => withBody(documents, 'partner', slug, (body) => ({ ...body, partnerTheme })),
      world.documents,
    ),
  }),
};
