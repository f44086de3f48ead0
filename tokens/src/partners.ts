import themeOfCasaAndrade from '../partners/casa-andrade/theme.json' with { type: 'json' };
import themeOfViaduto from '../partners/viaduto/theme.json' with { type: 'json' };

/** One for each folder of `partners/`; written by `npm run theme`. */
export const partners = [themeOfCasaAndrade, themeOfViaduto];
