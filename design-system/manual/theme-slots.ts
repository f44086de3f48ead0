import { checkTheme, houseSlots, type BrandSlots } from '@signdrive/tokens/theme';
import { themes } from '@signdrive/tokens';

const files = import.meta.glob('../../tokens/partners/*/slots.json', { import: 'default', eager: true });

function slotsOfPartner(slug: string): BrandSlots {
  const check = checkTheme(files[`../../tokens/partners/${slug}/slots.json`]);
  if (!check.ok) throw new Error(`The theme ${slug} does not pass its own check`);
  return check.slots;
}

/** Each theme that ships, with all of its slots. */
export const themesWithSlots = themes.map(({ slug, name, logoText }) => ({
  slug,
  name,
  logoText,
  slots: slug === 'house' ? houseSlots : slotsOfPartner(slug),
}));
