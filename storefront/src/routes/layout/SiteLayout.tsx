import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Header } from '@signdrive/design-system/header';
import { SkipLink } from '@signdrive/design-system/skip-link';
import { Notice } from '@signdrive/design-system/patterns';
import { selectHasSessionHint, selectIsLoggedIn } from '#/features/session/index.ts';
import { contentId } from '#/shared/page/main-content.ts';
import { deferred } from '#/shared/loading/deferred.tsx';
import { useOnDemand } from '#/shared/loading/use-on-demand.ts';
import { useConfig } from '#/shared/page/config.ts';
import { brand, useShownPartner } from './brand.tsx';
import { accountHref, scriptNoticeCopy } from './layout.copy.ts';
import { offersPanelId, useMenu } from './menu/use-menu.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import { useHeaderLinks, pageStartId, useHeaderPlace, useLoginLink } from './use-header.ts';
import { OpenDialog } from './OpenDialog.tsx';

const loadPanel = async () => (await import('./menu/OffersPanel.tsx')).OffersPanel;
const loadDrawer = async () => (await import('./menu/OffersDrawer.tsx')).OffersDrawer;

const loadDialogs = async () => (await import('./PageDialogs.tsx')).PageDialogs;
const loadSessionMenu = async () => (await import('./menu/SessionMenu.tsx')).SessionMenu;

const loadWidgets = () => import('./SiteWidgets.tsx');
const onInteraction = { loadsOn: 'interaction' } as const;
const Consent = deferred(
  async () => (await import('#/features/consent/screens/ConsentChoice.tsx')).ConsentChoice,
  onInteraction,
);
const Widgets = deferred(async () => (await loadWidgets()).SiteWidgets, onInteraction);
const Help = deferred(async () => (await loadWidgets()).SiteHelp, onInteraction);
const Preview = deferred(async () => (await import('./PreviewBar.tsx')).PreviewBar);
const Footer = deferred(async () => (await import('./SiteFooter.tsx')).SiteFooter);

/** The frame of every page: skip link, header, main content, footer, floating buttons, notices. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { frame, surface } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  return (
    <>
      <Shell>
        <SkipLink targetId={contentId} />
        <ThemePreview />
        <Consent />
        <PageStart id={pageStartId} />
        <SiteHeader frame={frame} surface={surface} />
        <Main id={contentId} tabIndex={-1}>
          <ScriptNotice />
          {children}
        </Main>
        {/* Another frame needs another footer: React must not reuse markup that hasn't hydrated. */}
        <Footer key={`footer ${frame}`} />
        <Widgets key={`widgets ${frame}`} />
      </Shell>
      <NoticeRegion />
    </>
  );
}

function SiteHeader({ frame, surface }: Pick<StaticDataRouteOption, 'frame' | 'surface'>) {
  const partner = useShownPartner();
  const hasSessionHint = useSelector(selectHasSessionHint);
  const { menu: panel, ...submenu } = useMenu(loadPanel);
  const { menu: drawer, ...menu } = useMenu(loadDrawer);
  const SessionMenu = useOnDemand(loadSessionMenu, useSelector(selectIsLoggedIn));
  const place = useHeaderPlace();
  const { variant, offers, others } = useHeaderLinks();
  return (
    <>
      <Header
        brand={{ ...brand, partner }}
        variant={variant}
        help={frame === 'reduced' && <Help />}
        submenu={{ ...offers, panelId: offersPanelId, panel, ...submenu }}
        items={others}
        menu={menu}
        surface={surface}
        place={submenu.isOpen ? 'top' : place}
        sessionMenu={SessionMenu && createElement(SessionMenu)}
        session={{
          state: hasSessionHint ? 'hint' : 'anonymous',
          href: accountHref,
          onPress: useLoginLink(hasSessionHint),
        }}
      />
      {drawer}
      <OpenDialog load={loadDialogs} />
    </>
  );
}

const Shell = styled.div`
  display: flex;
  flex-direction: column;
`;

/* As tall as the window, so that a part of it is in view until the first screen has scrolled away. */
const PageStart = styled.div`
  flex: none;
  height: 100svh;
  margin-bottom: -100svh;
  visibility: hidden;
`;

/* Fills the window below the header, so that a streaming page doesn't push the footer in view. */
const Main = styled.main`
  @media screen {
    min-height: calc(100svh - var(--size-header));
  }
`;

/**
 * States what works without script. If script is allowed but cannot start, the head's script replaces `<noscript>` by
 * its content (`app/inline/early.ts`), and the live region announces it. Browsers that run the page's script don't get the
 * text in it, because React renders `<noscript>` on the server only.
 */
function ScriptNotice() {
  return (
    <div aria-live="polite" data-screen>
      <noscript>
        {import.meta.env.SSR && (
          <Frame>
            <Notice title={scriptNoticeCopy.title}>{scriptNoticeCopy.text}</Notice>
          </Frame>
        )}
      </noscript>
    </div>
  );
}

const Frame = styled.div`
  padding: var(--space-4) var(--gutter);
`;

/** Marks the theme as unpublished, in the browser that previews it. Its chunk is loaded only there. */
export function ThemePreview() {
  return useConfig().preview && <Preview />;
}
