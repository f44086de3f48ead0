import { fileTypes, type FileType } from '../../../contract/documents.ts';
import { writePdf } from '../../services/fleet/documents/pdf.ts';
import type { Upload, uploads } from '../../services/fleet/documents/state.ts';

/** A sample document: its dates are relative to the start of the world. */
export interface SampleUpload {
  userId: number;
  fileType: FileType;
  fileName: string;
  status: Upload['status'];
  reason?: string;
  hoursAgo: number;
}

const names: readonly (readonly [FileType, string])[] = [
  [fileTypes.cnh, 'cnh-frente.pdf'],
  [fileTypes.cnhBack, 'cnh-verso.pdf'],
  [fileTypes.addressProof, 'comprovante-de-residencia.pdf'],
  [fileTypes.incomeProof, 'comprovante-de-renda.pdf'],
];

/** The four documents of an order, with their reviews. */
export function sampleUploads(
  userId: number,
  hoursAgo: number,
  status: Upload['status'],
  refused: Partial<Record<FileType, string>> = {},
): SampleUpload[] {
  return names.map(([fileType, fileName]) => {
    const reason = refused[fileType];
    const fate = reason === undefined ? { status } : { status: 'Reprovado' as const, reason };
    return { userId, fileType, fileName, hoursAgo, ...fate };
  });
}

export function toUploadRows(samples: readonly SampleUpload[], now: Date): (typeof uploads.$inferInsert)[] {
  return samples.map(({ userId, fileType, fileName, status, reason = null, hoursAgo }) => {
    const bytes = writePdf(`${fileName} · exemplo`, ['Documento de exemplo, de uma pessoa que não existe.']);
    const at = hoursBefore(now, hoursAgo);
    const reviewedAt = status === 'Aprovado' || status === 'Reprovado' ? hoursBefore(now, hoursAgo - 4) : null;
    const contentType = 'application/pdf';
    return { userId, fileType, fileName, contentType, size: bytes.length, status, reason, at, reviewedAt, bytes };
  });
}

export function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}
