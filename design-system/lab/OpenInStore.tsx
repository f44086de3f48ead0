import { useEffect, useState } from 'react';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { storeLinkOf, type Draft } from './draft.ts';

/** The store that `npm start` runs, unless the Storybook was built for another. */
const store: string =
  (import.meta.env as Readonly<Record<string, string | undefined>>)['STORYBOOK_STORE_URL'] ?? 'http://localhost:4000/';

/** The draft's two links: this page's address, to be sent, and the store in its theme. */
export function OpenInStore({ draft }: { draft: Draft }) {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void storeLinkOf(draft, store).then((made) => isCurrent && setLink(made));
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return (
    <Stack gap={2}>
      <Text look="small">O endereço desta página guarda o rascunho: copie e envie.</Text>
      {link !== undefined && (
        <Link href={link} isExternal>
          Abrir na loja
        </Link>
      )}
    </Stack>
  );
}
