import { useDispatch, useSelector } from 'react-redux';
import { ConsentBanner } from '@signdrive/design-system/consent-banner';
import { Link } from '@signdrive/design-system/link';
import { consentCopy } from '../consent.copy.ts';
import { consentDenied, consentGranted, selectConsent, selectIsConsentReopened } from '../consent.slice.ts';

const { title, text, policy, necessary, purposes } = consentCopy;

/** Whoever opens the choice again is brought to it. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Asks for the visitor's choice while there is none. */
export function ConsentChoice() {
  const dispatch = useDispatch();
  const choice = useSelector(selectConsent);
  const isReopened = useSelector(selectIsConsentReopened);
  if (choice !== 'unknown') return null;
  return (
    <ConsentBanner
      title={title}
      necessary={necessary}
      purposes={purposes}
      policy={<Link href="/politica-de-cookies">{policy}</Link>}
      {...(isReopened && { focusRef: takeFocus })}
      onChoose={(allowed) => {
        dispatch(allowed.length > 0 ? consentGranted() : consentDenied());
      }}
    >
      {text}
    </ConsentBanner>
  );
}
