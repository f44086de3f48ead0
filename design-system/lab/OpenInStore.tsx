import { useEffect, useState } from 'react';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import type { ThemeDraft } from '@signdrive/tokens/theme';
import { isReady, storeLinkOf } from './draft.ts';

/** URL of the store of `npm start`, unless the Storybook was built for another one. */
const store: string =
  (import.meta.env as Readonly<Record<string, string | undefined>>)['STORYBOOK_STORE_URL'] ?? 'http://localhost:4000/';

/** Two links of the draft: this page's URL to share, and the store in its theme. */
export function OpenInStore({ draft }: { draft: ThemeDraft }) {
  const [link, setLink] = useState<{ draft: ThemeDraft; href: string }>();
  useEffect(() => {
    let isCurrent = true;
    void storeLinkOf(draft, store).then((href) => isCurrent && setLink({ draft, href }));
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return (
    <Stack gap={2}>
      <Text look="small">O endereço desta página guarda o rascunho: copie e envie.</Text>
      {!isReady(draft) && (
        <Text look="small">Para abrir na loja, corrija o que a conferência e os campos apontam.</Text>
      )}
      {link?.draft === draft && isReady(draft) && (
        <Link href={link.href} isExternal>
          Abrir na loja
        </Link>
      )}
    </Stack>
  );
}
