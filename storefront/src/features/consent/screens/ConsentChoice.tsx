import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ConsentBanner } from '@signdrive/design-system/consent-banner';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { contentId } from '#/shared/page/main-content.ts';
import { consentCopy } from '../consent.copy.ts';
import { consentDenied, consentGranted, selectConsent, selectIsConsentReopened } from '../consent.slice.ts';

const { title, text, policy, necessary, purposes, saved } = consentCopy;

/** Moves focus to the banner when it is reopened. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Asks for the visitor's choice while there is none. */
export function ConsentChoice() {
  const dispatch = useDispatch();
  const choice = useSelector(selectConsent);
  const isReopened = useSelector(selectIsConsentReopened);
  const [isSaved, setIsSaved] = useState(false);
  const isAsking = choice === 'unknown';
  return (
    <>
      <VisuallyHidden isLive>{isSaved && !isAsking && saved}</VisuallyHidden>
      {isAsking && (
        <ConsentBanner
          title={title}
          necessary={necessary}
          purposes={purposes}
          policy={<Link href="/politica-de-cookies">{policy}</Link>}
          {...(isReopened && { focusRef: takeFocus })}
          onChoose={(allowed) => {
            setIsSaved(true);
            dispatch(allowed.length > 0 ? consentGranted() : consentDenied());
            document.getElementById(contentId)?.focus({ preventScroll: true });
          }}
        >
          {text}
        </ConsentBanner>
      )}
    </>
  );
}
