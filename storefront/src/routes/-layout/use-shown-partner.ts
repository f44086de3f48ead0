import { useSelector } from 'react-redux';
import type { WordmarkPartner } from '@signdrive/design-system/header';
import { selectPartner } from '#/features/partner-store/index.ts';
import { useConfig } from '#/shared/page/config.ts';

/** The partner as header and footer name it. A draft that is previewed brings a name of its own, and no picture. */
export function useShownPartner(): WordmarkPartner | undefined {
  const partner = useSelector(selectPartner);
  const { preview } = useConfig();
  if (preview?.hasEnded === false && preview.storeName) return { name: preview.storeName };
  return partner && { name: partner.name, logoSrc: partner.imageUrl };
}
