import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Stack, Text, VisuallyHidden, liveRegion } from '@signdrive/design-system/layout';
import { formatMoney } from '#/shared/text/format.ts';
import { useFocusFallback } from '#/shared/failures/FailedContent.tsx';
import { OnDemand } from '#/shared/loading/OnDemand.tsx';
import { couponCopy } from '../coupon.copy.ts';
import { codeOf, couponRemoved, couponTyped, selectCouponEntry, selectIsCouponTyped } from '../coupon.slice.ts';

const loadForm = async () => (await import('../components/CouponForm.tsx')).CouponForm;

export interface CouponEntryProps {
  /** Instalment without the coupon. */
  fullMonthlyInCents: number;
  /** Instalment with the coupon. */
  monthlyInCents: number;
  /** Displays the discount as text if no price near it does. @default false */
  isApplicationShown?: boolean;
}

/** "Tenho um cupom": the button loads and opens the field; an applied coupon can be removed. */
export function CouponEntry({ fullMonthlyInCents, monthlyInCents, isApplicationShown = false }: CouponEntryProps) {
  const dispatch = useDispatch();
  const id = useId();
  const entry = useSelector(selectCouponEntry);
  const isTyped = useSelector(selectIsCouponTyped);
  const [isOpen, setIsOpen] = useState(false);
  const [wasRemoved, setWasRemoved] = useState(false);
  // Focus moves from the closing field of an accepted coupon to the button.
  const formRef = useFocusFallback(`${id}button`);
  const isApplied = entry.status === 'applied';
  const hasError = entry.status === 'refused' || entry.status === 'failed';
  // The field stays during the next validation: it may have the focus.
  if ((hasError || isTyped) && !isOpen) setIsOpen(true);
  const [lastEntry, setLastEntry] = useState(entry);
  if (entry !== lastEntry) {
    setLastEntry(entry);
    if (isApplied && !isTyped) setIsOpen(false);
  }

  const prepare = () => void loadForm().catch(() => undefined);
  const isRestoring = entry.status === 'checking' && !isOpen;
  const isRemoval = isApplied || hasError || isRestoring;

  const removed = entry.status === 'none' && wasRemoved ? couponCopy.removed : '';
  const outcome =
    entry.status === 'applied'
      ? couponCopy.applied(
          entry.coupon.code,
          formatMoney(fullMonthlyInCents - monthlyInCents),
          formatMoney(monthlyInCents),
        )
      : removed;

  return (
    <Stack gap={3} align={isOpen ? 'stretch' : 'start'}>
      {isApplicationShown ? (
        <div {...liveRegion}>
          <Text>{outcome}</Text>
        </div>
      ) : (
        <VisuallyHidden isLive>{outcome}</VisuallyHidden>
      )}
      {isOpen && (
        <div ref={formRef} id={`${id}form`}>
          <OnDemand load={loadForm} props={{}} fallback={null} openerId={`${id}button`} />
        </div>
      )}
      {isRestoring && <Text tone="muted">{couponCopy.checking(entry.code)}</Text>}
      <Control data-script onPointerEnter={prepare} onFocus={prepare}>
        <Button
          id={`${id}button`}
          variant="quiet"
          size="small"
          aria-expanded={isRemoval ? undefined : isOpen}
          aria-controls={isRemoval || !isOpen ? undefined : `${id}form`}
          onPress={() => {
            setIsOpen(!isOpen && !isRemoval);
            if (isRemoval) {
              setWasRemoved(true);
              dispatch(couponRemoved());
            } else if (isOpen) dispatch(couponTyped({ text: codeOf(entry) ?? '' }));
          }}
        >
          <Icon name={isRemoval || isOpen ? 'close' : 'tag'} size="small" />
          <span>{isRemoval ? couponCopy.remove : couponCopy[isOpen ? 'close' : 'have']}</span>
        </Button>
      </Control>
    </Stack>
  );
}

const Control = styled.div`
  /* A quiet button has no padding of its own: its text aligns with the content above, unless it is too large. */
  margin-inline: calc(-1 * min(var(--space-3), var(--gutter)));
`;
