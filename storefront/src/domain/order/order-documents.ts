/** The documents of an order, and their sequence (spec §3, §4, §5 Uploads). Pure. */

/** In the order they are sent (spec §4). */
export const documentKinds = ['cnh', 'cnhBack', 'addressProof', 'incomeProof', 'spouseProof'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Codes of file types (spec §3); a spouse's proof is an additional document. */
export const fileTypeCodes = {
  cnh: 105,
  cnhBack: 121,
  addressProof: 5,
  incomeProof: 600,
  spouseProof: 16,
} as const satisfies Record<DocumentKind, number>;

/** Maps a code of the service to its kind. */
export function documentKindOf(fileType: number): DocumentKind | undefined {
  return documentKinds.find((kind) => fileTypeCodes[kind] === fileType);
}

/** Required documents; the spouse's proof only if their income counts. */
export function documentsWanted(isSpouseProofWanted: boolean): readonly DocumentKind[] {
  return documentKinds.filter((kind) => kind !== 'spouseProof' || isSpouseProofWanted);
}

/** The next document to send: one at a time, in the specification's order. */
export function nextToSend(waiting: ReadonlySet<DocumentKind>): DocumentKind | undefined {
  return documentKinds.find((kind) => waiting.has(kind));
}

/** Review statuses of a document (spec §3, Review statuses). */
export type DocumentReview = 'approved' | 'pending' | 'rejected' | 'stale' | 'sent';

/** A document that the service has or requires. */
export interface DocumentOnFile {
  kind: DocumentKind;
  review: DocumentReview;
  /** Absent while none was sent. */
  id?: string;
  fileName?: string;
  sizeInBytes?: number;
  /** ISO moment. */
  sentAt?: string;
}

/** True for a document that was sent and not rejected. */
export const isOnFile = ({ review }: Pick<DocumentOnFile, 'review'>): boolean =>
  review === 'sent' || review === 'pending' || review === 'approved';
