import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { couponCopy, refusalCopy } from '../coupon.copy.ts';
import { codeOf, couponEntered, type CouponEntry } from '../coupon.slice.ts';

export interface CouponFormProps {
  entry: CouponEntry;
  /** Called when a code is typed that is not entered yet, and when none is any more. */
  onPendingChange?: ((isPending: boolean) => void) | undefined;
}

/** The coupon field: displays why a code is rejected, and keeps the input. */
export function CouponForm({ entry, onPendingChange }: CouponFormProps) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(codeOf(entry) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [isOpenedByVisitor] = useState(entry.status === 'none');
  // A form that opens by itself must not take the focus.
  const field = useFocusWhen<HTMLInputElement>(isOpenedByVisitor);

  const typed = code.trim();
  const isEntered = codeOf(entry) === typed;
  const isPending = typed !== '' && !isEntered;
  useEffect(() => {
    onPendingChange?.(isPending);
    return () => onPendingChange?.(false);
  }, [isPending, onPendingChange]);
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
        setIsMissing(typed === '');
        if (typed !== '' && !isChecking) dispatch(couponEntered({ code: typed }));
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
        value={code}
        onChange={(value) => {
          setCode(value);
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
