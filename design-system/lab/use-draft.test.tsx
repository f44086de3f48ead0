import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { houseSlots } from '@signdrive/tokens/theme';
import { useDraft } from './use-draft.ts';

// jsdom can't decompress the draft of a URL.
vi.mock('./draft.ts', () => ({
  packDraft: async () => '',
  readDraft: async () => ({ ok: true, draft: { name: 'Do endereço', logoText: '', slots: houseSlots } }),
}));

it('keeps input that precedes the decoding of the draft in the URL', async () => {
  const { result } = renderHook(() => useDraft({ carried: 'x', onChange: undefined, onRead: () => undefined }));
  act(() => result.current.change({ name: 'Digitado' }));
  await act(async () => undefined);
  expect(result.current.draft.name).toBe('Digitado');
});
