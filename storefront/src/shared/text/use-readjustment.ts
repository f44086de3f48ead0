import { useLocation } from '@tanstack/react-router';
import { readjustmentIn } from '#/domain/comparison/readjustment.ts';

/** Yearly adjustment in the page's URL, in percent; undefined for the default. */
export const useReadjustment = (): number | undefined =>
  useLocation({ select: ({ search }) => readjustmentIn(search) });
