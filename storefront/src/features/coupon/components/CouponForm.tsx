import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import { bareText } from '#/domain/values/text.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { couponCopy, refusalCopy } from '../coupon.copy.ts';
import {
  codeOf,
  couponEntered,
  couponRemoved,
  couponTyped,
  selectCouponEntry,
  selectCouponText,
} from '../coupon.slice.ts';

/** The coupon field: displays why a code is rejected, and keeps the input. */
export function CouponForm() {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const entry = useSelector(selectCouponEntry);
  const text = useSelector(selectCouponText);
  const [isMissing, setIsMissing] = useState(false);
  const [isOpenedByVisitor] = useState(entry.status === 'none' && text === '');
  // A form that opens by itself must not take the focus.
  const field = useFocusWhen<HTMLInputElement>(isOpenedByVisitor);

  const code = bareText(text);
  const isEntered = codeOf(entry) === code;
  /** Another code may be entered during a check: the later one counts. */
  const isChecking = isEntered && entry.status === 'checking';
  const rejection = entry.status === 'refused' ? refusalCopy[entry.reason] : undefined;
  const error = entry.status === 'failed' ? couponCopy.failed : rejection;
  const errorMessage = isMissing ? couponCopy.empty : isEntered ? error : undefined;
  // The result appears below the focus, where a phone's price bar may cover it (WCAG 2.4.11).
  useEffect(() => {
    if (errorMessage !== undefined && form.current?.contains(document.activeElement)) {
      form.current.scrollIntoView({ block: 'nearest' });
    }
  }, [errorMessage]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(code === '');
        if (code !== '' && !isChecking) dispatch(couponEntered({ code }));
      }}
    >
      <TextField
        ref={field}
        label={couponCopy.label}
        description={couponCopy.hint}
        name="cupom"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        value={text}
        onChange={(value) => {
          // An erased code is no longer wanted: the order must not wait for it.
          const isErased = bareText(value) === '' && entry.status !== 'none' && entry.status !== 'applied';
          dispatch(isErased ? couponRemoved() : couponTyped({ text: value }));
          setIsMissing(false);
        }}
        errorMessage={errorMessage}
        action={
          <Button type="submit" variant="secondary" isBusy={isChecking} busyLabel={couponCopy.applying}>
            {couponCopy.apply}
          </Button>
        }
      />
    </form>
  );
}
