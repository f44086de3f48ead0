import { useState } from 'react';
import { useMatches } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { FloatingActions } from '@signdrive/design-system/floating-actions';
import { HeaderHelp } from '@signdrive/design-system/header';
import { consentCopy, consentRevoked, selectConsent } from '#/features/consent/index.ts';
import { contactPressed, useContactNumber } from '#/shared/page/open-store.ts';
import { pageStartId } from './use-header.ts';

/**
 * Visible part of the page's start below which floating buttons hide; the ID.4's page has its own value (spec §2.3).
 */
const visibility = { usual: 0.04, 'id-4': 0.03 } as const;

/**
 * Never covered: facts, charts, headings, prices, step marks, notices, a calculation's result, all controls, a chosen
 * colour's name, an opened answer, the card's form, and the footer, which may not scroll away.
 */
const neverCovered = [
  'main :is(dl, ol, ul, [data-drawing], table, [role="table"], h1, h2, h3, a, button, input, select, textarea, label, iframe, [data-price])',
  'main :is([data-surface="ground"], [data-tone="for"], [data-tone="against"], [role="radiogroup"], details[open])',
  'footer, footer :is(a, button)',
  '[data-keeps-clear]',
  '[data-keeps-clear] nav',
].join();

/**
 * Buttons that float over the start of every page: the messaging app and the consent choice. A reduced header contains
 * the messaging app itself.
 */
export function SiteWidgets() {
  const dispatch = useDispatch();
  const contactNumber = useContactNumber();
  const [hasReopened, setHasReopened] = useState(false);
  const hasChosen = useSelector(selectConsent) !== 'unknown';
  const page = useMatches({ select: (matches) => (matches.at(-1)?.params as { page?: string } | undefined)?.page });
  const isHelpInHeader = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame === 'reduced' });
  return (
    <FloatingActions
      startMarkerId={pageStartId}
      threshold={page === 'id-4' ? visibility['id-4'] : visibility.usual}
      keepsClearOf={neverCovered}
      {...(!isHelpInHeader && {
        contact: {
          href: `https://wa.me/${contactNumber}`,
          label: 'Falar pelo WhatsApp',
          tooltip: 'Posso te ajudar ?',
          onPress: () => {
            dispatch(contactPressed({ place: 'flutuante' }));
          },
        },
      })}
      {...(hasChosen && {
        revoke: {
          label: consentCopy.revoke,
          takesFocus: hasReopened,
          onPress: () => {
            setHasReopened(true);
            dispatch(consentRevoked());
          },
        },
      })}
    />
  );
}

/** Help in a reduced header: by chat, so that the visitor's task stays open. */
export function SiteHelp() {
  const dispatch = useDispatch();
  const contactNumber = useContactNumber();
  return (
    <HeaderHelp
      label="Preciso de ajuda"
      href={`https://wa.me/${contactNumber}`}
      onPress={() => {
        dispatch(contactPressed({ place: 'pedido' }));
      }}
    />
  );
}
