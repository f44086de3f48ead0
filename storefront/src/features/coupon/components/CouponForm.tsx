import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { couponCopy, refusalCopy } from '../coupon.copy.ts';
import { codeOf, couponEntered, type CouponEntry } from '../coupon.slice.ts';

export interface CouponFormProps {
  entry: CouponEntry;
}

/** The field of a coupon: it says in words why one is refused, and keeps what was typed. */
export function CouponForm({ entry }: CouponFormProps) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(codeOf(entry) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [isOpenedByVisitor] = useState(entry.status === 'none');
  // A form that opens by itself must not take the focus.
  const field = useFocusWhen<HTMLInputElement>(isOpenedByVisitor);

  const isAnswered = codeOf(entry) === code.trim();
  const said = entry.status === 'refused' ? refusalCopy[entry.reason] : undefined;
  const trouble = entry.status === 'failed' ? couponCopy.failed : said;
  const errorMessage = isMissing ? couponCopy.empty : isAnswered ? trouble : undefined;
  // The answer comes below what has focus, where the price bar of a phone may stand over it (WCAG 2.4.11).
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
        const typed = code.trim();
        setIsMissing(typed === '');
        if (typed !== '' && entry.status !== 'checking') dispatch(couponEntered({ code: typed }));
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
          <Button
            type="submit"
            variant="secondary"
            isBusy={entry.status === 'checking'}
            busyLabel={couponCopy.applying}
          >
            {couponCopy.apply}
          </Button>
        }
      />
    </form>
  );
}
