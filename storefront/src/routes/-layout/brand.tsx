import { brandName } from '#/shared/page/page-head.ts';

/** The house's wordmark, for header and footer. */
export const brand = {
  href: '/',
  name: brandName,
  mark: (
    <>
      Sign<b>&amp;</b>Drive
    </>
  ),
};
