import { mergePatch } from '../services/content/rules.ts';
import { withBody } from './change-document.ts';
import { partners } from './sample/pages.ts';
import type { Scenario } from './world.ts';

/** Hero car of the home page in each partner's world. */
const stageCars: Record<string, string> = { viaduto: 'polo', 'casa-andrade': 'taos', 'porto-seco': 'saveiro' };

/** One world for each partner: only its store exists, and the home page shows its car. */
export const partnerWorlds: readonly Scenario[] = partners.map(({ slug, partner: { partnerName } }) => ({
  name: `partner-${slug}`,
  title: `Só a loja ${partnerName}`,
  description: `Das lojas parceiras só existe /${slug}; as outras respondem lista vazia. O palco da página inicial mostra outro carro.`,
  change: (world) => {
    const present = world.documents.filter((document) => document.collection !== 'partner' || document.slug === slug);
    const banner = {
      title: `${partnerName}: um carro zero, uma conta só.`,
      carSlug: stageCars[slug] ?? 't-cross',
    };
    return {
      ...world,
      documents: withBody(
        present,
        'home',
        'home',
        (body) => mergePatch(body, { acf: { banner } }) as Record<string, unknown>,
      ),
    };
  },
}));
