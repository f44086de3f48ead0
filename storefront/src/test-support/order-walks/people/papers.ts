import type { DocumentKind } from '#/domain/order-documents.ts';
import type { Person } from './people.ts';

const content = new TextEncoder().encode('%PDF-1.7');

/** A document whose first bytes are there at once: a real file is read in a task of its own, and no walk is the same. */
class InstantFile extends File {
  override slice(): Blob {
    return { arrayBuffer: async () => content.buffer } as unknown as Blob;
  }
}

let count = 0;

/** Another file each time, named by whose it is and what. */
export function aPaper({ marks: [mark = ''] }: Person, kind: DocumentKind): File {
  count += 1;
  return new InstantFile([content], `${mark}-${kind}-${count}.pdf`, { type: 'application/pdf' });
}
