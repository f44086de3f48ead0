import type { ContentError } from '../../../contract/content.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The content service's error shape. */
export function contentErrorBody(refusal: Refusal): ContentError {
  return { code: refusal.code, message: refusal.message, data: { status: refusal.status } };
}
