import { useMatches } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { Footer, type FooterLink, type FooterSection } from '@signdrive/design-system/footer';
import { selectCars } from '#/features/catalog/index.ts';
import { selectStoreSlug } from '#/features/partner-store/index.ts';
import { storeExitPath } from '#/domain/urls/pages.ts';
import { assetUrl, useConfig } from '#/shared/page/config.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { brand, useShownPartner } from './brand.tsx';
import type { Offer } from '#/domain/offer/offer.ts';
import { brandName } from '#/shared/page/page-head.ts';
import type { PublicConfig } from '../../../server/contract.ts';

const footerCopy = {
  serviceHours: 'Atendimento de segunda a sexta, das 7h às 18h. Assistência, roubo ou furto: 24 horas.',
  copyright: ({ year, company }: Pick<PublicConfig, 'year' | 'company'>) =>
    `© ${year} ${company.name}, CNPJ ${company.document}, ${company.address}. Imagens ilustrativas. Preços sujeitos a análise de crédito.`,
} as const;

const legalSection: FooterSection = {
  title: 'Informações Legais',
  links: [
    { label: 'Aviso de Privacidade', href: '/politica-de-privacidade' },
    { label: 'Portal do Titular', href: '/portal-do-titular' },
    { label: 'Política de Cookies', href: '/politica-de-cookies' },
    { label: 'Termos de Uso', href: '/termos-de-uso' },
    { label: 'Condições Legais', href: '/condicoes-legais' },
    { label: 'Acessibilidade', href: '/acessibilidade' },
  ],
};

/** The only section of a page with a task. */
const reducedSections = [legalSection];

interface FooterActions {
  /** Opens the registration, whose CNPJ form is for companies (spec §2.2). */
  onCompany: NonNullable<FooterLink['onPress']>;
  /** Leaves the partner's store; absent in the house store. */
  onExit: FooterLink['onPress'];
}

/** Sections of the footer (spec §2.3): one link per available car. */
function footerSections(
  { helpCentreUrl, socialLinks }: PublicConfig,
  cars: readonly Offer[],
  { onCompany, onExit }: FooterActions,
): FooterSection[] {
  return [
    {
      title: 'Institucional',
      links: [
        { label: 'Home', href: '/' },
        ...(onExit ? [{ label: `Ir para a loja ${brandName}`, href: storeExitPath, onPress: onExit }] : []),
        { label: 'Perguntas Frequentes', href: '/faq' },
        { label: 'Área do cliente', href: '/clientes' },
        // Without script it links to the help page with the team's contact.
        { label: 'Para empresas', href: '/clientes', onPress: onCompany },
        { label: 'Concessionárias', href: '/concessionaria' },
        { label: 'Central de Ajuda', href: helpCentreUrl, isExternal: true },
      ],
    },
    {
      title: 'Carro por Assinatura',
      columns: 2,
      links: cars.filter((car) => car.isAvailable).map((car) => ({ label: car.name, href: `/ofertasvw/${car.slug}` })),
    },
    legalSection,
    {
      title: 'Redes Sociais',
      links: socialLinks.map(({ name, url }) => ({ label: name, href: url, isExternal: true })),
    },
  ];
}

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
