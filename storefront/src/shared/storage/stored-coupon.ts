import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

type Storage = Pick<StoragePort, 'local'>;

/** The last validated coupon (spec §3), in local storage. */
export const storedCoupon = {
  /** Reads its code; the discount isn't trusted and is validated again. */
  readCode({ local }: Storage): string | undefined {
    try {
      const entry: unknown = JSON.parse(local.read('coupon') ?? 'null');
      const code = entry && typeof entry === 'object' && 'couponCode' in entry ? entry.couponCode : undefined;
      return typeof code === 'string' && code.trim() !== '' ? code : undefined;
    } catch {
      // Invalid, or written by another version.
      return undefined;
    }
  },

  write({ local }: Storage, { code, couponOfferId, discount }: Coupon): void {
    local.write('coupon', JSON.stringify({ couponCode: code, couponOfferId, discount }));
  },

  /** @param code removes only this coupon: another tab may have stored another one */
  remove(storage: Storage, code?: string): void {
    if (code === undefined || storedCoupon.readCode(storage) === code) storage.local.remove('coupon');
  },
};
