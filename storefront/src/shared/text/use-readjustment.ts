import { useLocation } from '@tanstack/react-router';
import { readjustmentIn } from '#/domain/comparison/readjustment.ts';

/** The yearly readjustment that the page's address sets, percent; undefined for the default. */
export const useReadjustment = (): number | undefined =>
  useLocation({ select: ({ search }) => readjustmentIn(search) });
