import { useMatches } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Footer } from '@signdrive/design-system/footer';
import { GlobalStyle } from '@signdrive/design-system/foundations';
import { Header } from '@signdrive/design-system/header';
import { SkipLink } from '@signdrive/design-system/skip-link';
import { selectCars } from '#/features/catalog/index.ts';
import { contactPressed } from '#/features/offer/index.ts';
import { selectPartner } from '#/features/partner-store/index.ts';
import { selectHasSessionHint } from '#/features/session/index.ts';

import { ConfigProvider, useConfig } from '#/shared/config.ts';
import { footerSections, headerItems, layoutCopy } from './layout.copy.ts';
import { NoticeRegion } from './NoticeRegion.tsx';

/** What stands around every page: skip link, header, main content, footer, notices. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const house = useConfig();
  const partner = useSelector(selectPartner);
  const config = useMemo(
    () => (partner?.whatsApp ? { ...house, whatsappNumber: partner.whatsApp } : house),
    [house, partner],
  );
  const dispatch = useDispatch();
  const cars = useSelector(selectCars);
  const hasSessionHint = useSelector(selectHasSessionHint);
  const surface = useMatches({ select: (matches) => matches.at(-1)?.staticData.surface ?? 'canvas' });
  const brand = { href: '/', partner: partner && { name: partner.name } };
  return (
    <ConfigProvider value={config}>
      <Shell>
        <GlobalStyle />
        <SkipLink targetId="conteudo" />
        <Header
          brand={brand}
          items={headerItems(config)}
          surface={surface}
          session={{ state: hasSessionHint ? 'hint' : 'anonymous', href: '/conta/status-pedido' }}
        />
        <Main id="conteudo" tabIndex={-1}>
          {children}
        </Main>
        <div
          onClickCapture={(event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            if (link?.href.startsWith('https://wa.me/')) {
              dispatch(contactPressed({ place: 'rodape' }));
            }
          }}
        >
          <Footer
            brand={brand}
            serviceHours={layoutCopy.serviceHours}
            phone={{ label: config.supportPhone, href: `tel:${config.supportPhone.replaceAll(/\D/g, '')}` }}
            sections={footerSections(config, cars)}
            copyright={layoutCopy.copyright}
          />
        </div>
        <NoticeRegion />
      </Shell>
    </ConfigProvider>
  );
}

/* The footer stands at the bottom of a short page, too. */
const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1 0 auto;
`;
