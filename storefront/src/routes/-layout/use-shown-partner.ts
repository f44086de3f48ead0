import { useSelector } from 'react-redux';
import type { WordmarkPartner } from '@signdrive/design-system/header';
import { selectPartner } from '#/features/partner-store/index.ts';
import { useConfig } from '#/shared/page/config.ts';

/** The partner's name and logo for header and footer. A previewed draft has its own name and no logo. */
export function useShownPartner(): WordmarkPartner | undefined {
  const partner = useSelector(selectPartner);
  const { preview } = useConfig();
  if (preview?.hasEnded === false && preview.storeName) return { name: preview.storeName };
  return partner && { name: partner.name, logoSrc: partner.imageUrl };
}
