import type { GeographyError } from '../../../contract/geography.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The geography service's error shape. */
export function geographyErrorBody(refusal: Refusal): GeographyError {
  return { code: refusal.code, message: refusal.message };
}
