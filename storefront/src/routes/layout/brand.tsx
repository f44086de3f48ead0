import { useSelector } from 'react-redux';
import type { WordmarkPartner } from '@signdrive/design-system/header';
import { selectPartner } from '#/features/partner-store/index.ts';
import { useConfig } from '#/shared/page/config.ts';
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

/** The partner's name and logo for header and footer. A previewed draft has its own name and no logo. */
export function useShownPartner(): WordmarkPartner | undefined {
  const partner = useSelector(selectPartner);
  const { preview } = useConfig();
  if (preview?.hasEnded === false && preview.storeName) return { name: preview.storeName };
  return partner && { name: partner.name, logoSrc: partner.imageUrl };
}
