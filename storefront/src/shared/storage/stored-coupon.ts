import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

type Storage = Pick<StoragePort, 'local'>;

/** The coupon that was validated last (spec §3), in local storage. */
export const storedCoupon = {
  /** Its code; only that is trusted, and the discount is validated again. */
  readCode({ local }: Storage): string | undefined {
    try {
      const entry: unknown = JSON.parse(local.read('coupon') ?? 'null');
      const code = entry && typeof entry === 'object' && 'couponCode' in entry ? entry.couponCode : undefined;
      return typeof code === 'string' && code.trim() !== '' ? code : undefined;
    } catch {
      // Damaged, or written by another program.
      return undefined;
    }
  },

  write({ local }: Storage, { code, couponOfferId, discount }: Coupon): void {
    local.write('coupon', JSON.stringify({ couponCode: code, couponOfferId, discount }));
  },

  remove({ local }: Storage): void {
    local.remove('coupon');
  },
};
