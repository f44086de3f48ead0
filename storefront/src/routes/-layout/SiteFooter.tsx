import { useMatches } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { Footer } from '@signdrive/design-system/footer';
import { selectCars } from '#/features/catalog/index.ts';
import { selectStoreSlug } from '#/features/partner-store/index.ts';
import { storeExitPath } from '#/domain/urls/pages.ts';
import { assetUrl, useConfig } from '#/shared/page/config.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { brand, useShownPartner } from './brand.tsx';
import { footerCopy, footerSections, reducedSections } from './footer.copy.ts';

/**
 * The footer of every page: all links, customer service, copyright, the link to the top (spec §2.3). A reduced frame
 * only has the legal links.
 */
export function SiteFooter() {
  const config = useConfig();
  const dispatch = useDispatch();
  const partner = useShownPartner();
  const isPartnerStore = useSelector(selectStoreSlug) !== undefined;
  const cars = useSelector(selectCars);
  const isReduced = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame === 'reduced' });
  const phone = { label: config.supportPhone, href: `tel:${config.supportPhone.replaceAll(/\D/g, '')}` };
  if (isReduced) {
    return (
      <Footer variant="reduced" phone={phone} sections={reducedSections} copyright={footerCopy.copyright(config)} />
    );
  }
  return (
    <Footer
      brand={{ ...brand, partner }}
      serviceHours={footerCopy.serviceHours}
      phone={phone}
      sections={footerSections(config, cars, {
        onCompany: (event) => {
          event.preventDefault();
          dispatch(dialogOpened({ name: 'registration' }));
        },
        onExit: isPartnerStore
          ? (event) => {
              // The server forgets the store, so a client navigation isn't enough.
              event.preventDefault();
              window.location.assign(assetUrl(config, storeExitPath.slice(1)));
            }
          : undefined,
      })}
      copyright={footerCopy.copyright(config)}
    />
  );
}
