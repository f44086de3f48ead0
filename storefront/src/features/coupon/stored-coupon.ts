import type { Coupon } from '#/domain/coupon.ts';
import type { StoragePort } from '#/shared/storage.ts';

type Storage = Pick<StoragePort, 'local' | 'session'>;

/**
 * The validated coupon (spec §3) in local storage, for every tab, and in session storage, for this one: another tab that
 * shows another car, or chooses one in the menu, doesn't take the coupon from an order that is being made in this tab.
 */
export const storedCoupon = {
  /** Its code; only that is trusted, and the discount is validated again. */
  readCode: ({ session, local }: Storage): string | undefined =>
    codeIn(session.read('coupon')) ?? codeIn(local.read('coupon')),

  write({ session, local }: Storage, { code, couponOfferId, discount }: Coupon): void {
    const entry = JSON.stringify({ couponCode: code, couponOfferId, discount });
    session.write('coupon', entry);
    local.write('coupon', entry);
  },

  remove({ session, local }: Storage): void {
    session.remove('coupon');
    local.remove('coupon');
  },

  /** Another car, or another person, may still use the coupon that every tab shares. */
  removeFromTab({ session, local }: Storage, code: string): void {
    session.remove('coupon');
    if (codeIn(local.read('coupon')) !== code) local.remove('coupon');
  },
};

function codeIn(stored: string | undefined): string | undefined {
  try {
    const entry: unknown = JSON.parse(stored ?? 'null');
    const code = entry && typeof entry === 'object' && 'couponCode' in entry ? entry.couponCode : undefined;
    return typeof code === 'string' && code.trim() !== '' ? code : undefined;
  } catch {
    // Damaged, or written by another program.
    return undefined;
  }
}
