import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { GlobalStyle } from '@signdrive/design-system/foundations';
import { Header } from '@signdrive/design-system/header';
import { SkipLink } from '@signdrive/design-system/skip-link';
import { selectPartner } from '#/features/partner-store/index.ts';
import { selectHasSessionHint } from '#/features/session/index.ts';
import { deferred } from '#/shared/deferred.tsx';
import { accountHref } from './layout.copy.ts';
import { offersPanelId, useMenu } from './menu/use-menu.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import { pageStartId } from './page-start.ts';
import { useHeaderLinks } from './use-header-links.ts';
import { useHeaderPlace } from './use-header-place.ts';

const loadPanel = async () => (await import('./menu/OffersPanel.tsx')).OffersPanel;
const loadDrawer = async () => (await import('./menu/OffersDrawer.tsx')).OffersDrawer;

const Consent = deferred(async () => (await import('#/features/consent/screens.ts')).ConsentChoice, {
  wakesOn: 'activity',
});
const Widgets = deferred(async () => (await import('./SiteWidgets.tsx')).SiteWidgets, { wakesOn: 'activity' });
const Footer = deferred(async () => (await import('./SiteFooter.tsx')).SiteFooter);

/** What stands around every page: skip link, header, main content, footer, what floats, notices. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <GlobalStyle />
      <SkipLink targetId="conteudo" />
      <Consent />
      <PageStart id={pageStartId} />
      <SiteHeader />
      <Main id="conteudo" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <Widgets />
      <NoticeRegion />
    </Shell>
  );
}

function SiteHeader() {
  const partner = useSelector(selectPartner);
  const hasSessionHint = useSelector(selectHasSessionHint);
  const surface = useMatches({ select: (matches) => matches.at(-1)?.staticData.surface ?? 'canvas' });
  const { menu: panel, ...submenu } = useMenu(loadPanel);
  const { menu: drawer, ...menu } = useMenu(loadDrawer);
  const place = useHeaderPlace();
  const { variant, offers, others } = useHeaderLinks();
  return (
    <>
      <Header
        brand={{ href: '/', partner: partner && { name: partner.name, logoSrc: partner.imageUrl } }}
        variant={variant}
        submenu={{ ...offers, panelId: offersPanelId, panel, ...submenu }}
        items={others}
        menu={menu}
        surface={surface}
        place={submenu.isOpen ? 'top' : place}
        session={{ state: hasSessionHint ? 'hint' : 'anonymous', href: accountHref }}
      />
      {drawer}
    </>
  );
}

/* The footer stands at the bottom of a short page, too. */
const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/* As tall as the window, so that a part of it is in view until the first screen has scrolled away. */
const PageStart = styled.div`
  flex: none;
  height: 100svh;
  margin-bottom: -100svh;
  visibility: hidden;
`;

const Main = styled.main`
  flex: 1 0 auto;
`;
