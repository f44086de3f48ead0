import type { DocumentKind } from '#/domain/order/order-documents.ts';
import type { Person } from './people.ts';

const content = new TextEncoder().encode('%PDF-1.7');

/** A file whose first bytes are read without a task of its own, which would make walks differ from run to run. */
class InstantFile extends File {
  override slice(): Blob {
    return { arrayBuffer: async () => content.buffer } as unknown as Blob;
  }
}

/** A file whose name says whose it is, and which document. */
export const aPaper = ({ marks: [mark = ''] }: Person, kind: DocumentKind, number: number): File =>
  new InstantFile([content, ' '.repeat(number)], `${mark}-${kind}-${number}.pdf`, { type: 'application/pdf' });
