import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { formatMoney } from '#/shared/format.ts';
import { couponCopy } from '../coupon.copy.ts';
import { selectCouponEntry } from '../coupon.selectors.ts';
import { couponRemoved } from '../coupon.slice.ts';

const loadForm = async () => {
  const { CouponForm } = await import('../components/CouponForm.tsx');
  return { default: CouponForm };
};
const CouponForm = lazy(loadForm);

export interface CouponEntryProps {
  /** Instalment without the coupon. */
  fullMonthlyInCents: number;
  /** Instalment with it. */
  monthlyInCents: number;
}

/** "Tenho um cupom": the field is loaded and opened by the button; an applied coupon can be removed. */
export function CouponEntry({ fullMonthlyInCents, monthlyInCents }: CouponEntryProps) {
  const dispatch = useDispatch();
  const id = useId();
  const entry = useSelector(selectCouponEntry);
  const [isOpen, setIsOpen] = useState(false);
  const [wasRemoved, setWasRemoved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isApplied = entry.status === 'applied';
  const keepFocus = useEffectEvent(() => {
    if (isOpen) button.current?.focus();
  });
  // The field goes with the coupon it took: who typed there goes on at the button in its place.
  useEffect(() => {
    if (isApplied) keepFocus();
  }, [isApplied]);

  const prepare = () => void loadForm();
  const hasTrouble = entry.status === 'refused' || entry.status === 'failed';
  const isRestoring = entry.status === 'checking' && !isOpen;
  const isFormShown = entry.status !== 'applied' && (isOpen || hasTrouble);

  return (
    <Stack gap={3} align={isFormShown ? 'stretch' : 'start'}>
      <VisuallyHidden role="status">
        {entry.status === 'applied' &&
          couponCopy.applied(
            entry.coupon.code,
            formatMoney(fullMonthlyInCents - monthlyInCents),
            formatMoney(monthlyInCents),
          )}
        {entry.status === 'none' && wasRemoved && couponCopy.removed}
      </VisuallyHidden>
      {isFormShown && (
        <div id={`${id}form`}>
          <Suspense fallback={null}>
            <CouponForm entry={entry} />
          </Suspense>
        </div>
      )}
      {isRestoring && <Text tone="muted">{couponCopy.checking(entry.code)}</Text>}
      <Control onPointerEnter={prepare} onFocus={prepare}>
        {isApplied || hasTrouble || isRestoring ? (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            onPress={() => {
              setWasRemoved(true);
              setIsOpen(false);
              dispatch(couponRemoved());
            }}
          >
            {couponCopy.remove}
          </Button>
        ) : (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            aria-expanded={isFormShown}
            {...(isFormShown && { 'aria-controls': `${id}form` })}
            onPress={() => setIsOpen(!isFormShown)}
          >
            {isFormShown ? couponCopy.close : couponCopy.have}
          </Button>
        )}
      </Control>
    </Stack>
  );
}

/* Without script nothing could be asked: the button would promise what it can't do. */
const Control = styled.div`
  /* A quiet button has no box of its own: its words stand in line with what is above. */
  margin-inline: calc(-1 * var(--space-3));
  @media (scripting: none) {
    display: none;
  }
`;
