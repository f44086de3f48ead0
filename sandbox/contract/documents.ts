/** Wire shapes of the fleet API (spec §3, §7): documents sent for review. */
import { Type, type Static } from 'typebox';

/** File-type codes (spec §3). Proof of a spouse's income is an additional document. */
export const fileTypes = { cnh: 105, cnhBack: 121, addressProof: 5, incomeProof: 600, additional: 16 } as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];
const FileTypeSchema = Type.Enum(Object.values(fileTypes));

/** Review statuses as the service says them (spec §3). */
export const reviewStatuses = ['Aprovado', 'Em análise', 'Reprovado', 'Pendente', 'Enviado'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Largest file, in bytes, and the formats taken (spec §5; the size is ours). */
export const uploadLimits = { maxBytes: 10 * 1024 * 1024, formats: ['pdf', 'jpg', 'jpeg', 'png'] } as const;

/** POST /upload/Upload…Async. The body is multipart with one file in the field `uploadRequest`. */
export const UploadQuery = Type.Object({
  userId: Type.Integer(),
  onlySave: Type.Optional(
    Type.Boolean({ description: 'true: kept ("Enviado") until an order needs it; else its review begins at once' }),
  ),
});
export type UploadQuery = Static<typeof UploadQuery>;

/** The name of the multipart field. */
export const uploadField = 'uploadRequest';

/**
 * POST /newdocuments: as multipart with the fields UserId, FileType and File (the file itself), or as JSON where File is
 * its content in base64, with or without `data:…;base64,` before it.
 */
export const NewDocumentRequest = Type.Object({
  UserId: Type.Integer(),
  FileType: FileTypeSchema,
  File: Type.String({ minLength: 1 }),
});
export type NewDocumentRequest = Static<typeof NewDocumentRequest>;

/** A document as its owner sees it. */
export const UploadedDocument = Type.Object({
  id: Type.Optional(Type.String({ description: 'for GET /upload/{id}; absent while it was not sent (Pendente)' })),
  fileType: FileTypeSchema,
  status: Type.Enum([...reviewStatuses]),
  fileName: Type.Optional(Type.String({ description: 'made harmless' })),
  contentType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Integer({ description: 'bytes' })),
  dateCreated: Type.Optional(Type.String({ description: 'ISO date it was sent' })),
});
export type UploadedDocument = Static<typeof UploadedDocument>;

/**
 * GET /upload/{userId}: the newest of each type, the four that are always needed first, `Pendente` where one is missing.
 * 404 for a user who never sent any. GET /upload/{id} with the id of a document answers the file itself.
 */
export const UploadsResponse = Type.Array(UploadedDocument);
export type UploadsResponse = Static<typeof UploadsResponse>;

/** GET /upload/errors?userId&orderId */
export const UploadErrorsQuery = Type.Object({ userId: Type.Integer(), orderId: Type.Integer() });
export type UploadErrorsQuery = Static<typeof UploadErrorsQuery>;

/** Why documents of this user were refused; empty when none was. */
export const UploadErrorsResponse = Type.Array(
  Type.Object({
    fileType: FileTypeSchema,
    description: Type.String({ description: 'the reason in plain words, in Portuguese' }),
    dateCreated: Type.String({ description: 'ISO date of the refusal' }),
  }),
);
export type UploadErrorsResponse = Static<typeof UploadErrorsResponse>;

/** `id` of the error for each reason a file is refused. */
export const uploadErrorIds = {
  /** 422: neither pdf, jpg, jpeg nor png by its name. */
  file_type: 440,
  /** 422: its bytes are something else than its name says. */
  file_content: 441,
  /** 422: no byte in it. */
  file_empty: 442,
  /** 413: above 10 MB. */
  file_too_large: 443,
  /** 400: no file in the request, or more than one. */
  file_missing: 444,
} as const;
