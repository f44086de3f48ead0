import { useSelector } from 'react-redux';
import { Footer } from '@signdrive/design-system/footer';
import { selectCars } from '#/features/catalog/index.ts';
import { selectPartner } from '#/features/partner-store/index.ts';
import { useConfig } from '#/shared/config.ts';
import { footerCopy, footerSections } from './footer.copy.ts';

/** The foot of every page: all its links, customer service, copyright, the way back to the top (spec §2.3). */
export function SiteFooter() {
  const config = useConfig();
  const partner = useSelector(selectPartner);
  const cars = useSelector(selectCars);
  return (
    <Footer
      brand={{ href: '/', partner: partner && { name: partner.name, logoSrc: partner.imageUrl } }}
      serviceHours={footerCopy.serviceHours}
      phone={{ label: config.supportPhone, href: `tel:${config.supportPhone.replaceAll(/\D/g, '')}` }}
      sections={footerSections(config, cars)}
      copyright={footerCopy.copyright}
    />
  );
}
