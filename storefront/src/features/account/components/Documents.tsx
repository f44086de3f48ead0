import { useState, type ReactNode } from 'react';
import { Grid, Heading, Stack, Text, liveRegion } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { UploadTile, type UploadTileProps } from '@signdrive/design-system/upload-tile';
import { acceptedFiles } from '#/domain/customer/document-files.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import {
  isToBeReplaced,
  type AccountState,
  type InterruptedUpload,
  type Replacement,
  type ReviewedDocument,
} from '../account.slice.ts';
import type { ChosenFile } from '#/shared/forms/kept-files.ts';
import { fileOnTile, uploadCopy } from '#/shared/uploads/upload.copy.ts';
import { documentsCopy } from '../profile.copy.ts';

export interface DocumentsProps extends Pick<AccountState, 'documents' | 'replacements' | 'interrupted'> {
  onRetry: () => void;
  onSelect: (kind: DocumentKind, file: File) => void;
  /** Retries an upload that failed because of the session or the connection. */
  onSendAgain: (kind: DocumentKind, file: ChosenFile) => void;
  /** Button that sends the order back for analysis, shown once no document is rejected. */
  resend: ReactNode;
  /** True after the order was sent back. */
  isSentBack: boolean;
}

/** Also the fragment of links to the documents. */
const placeId = 'documentos';

/** Documents of an order that was rejected because of them (spec §2.5): the reason of each, and its replacement. */
export function Documents({
  documents,
  replacements,
  interrupted,
  onRetry,
  onSelect,
  onSendAgain,
  resend,
  isSentBack,
}: DocumentsProps) {
  const found = dataOf(documents);
  const isNone = found?.length === 0;
  const retry = useRetry(isNone ? 'error' : documents.status, onRetry, placeId);
  // During a retry the notice stays, with the text of the failure before it.
  const [lastFailure, setLastFailure] = useState<'failed' | 'none'>('failed');
  const failure = isNone ? 'none' : documents.status === 'error' ? 'failed' : lastFailure;
  if (failure !== lastFailure) setLastFailure(failure);
  const sendAgain = (kind: DocumentKind) => {
    const unsent = replacements[kind];
    // A file with a fault of its own would be rejected again.
    if (unsent?.status !== 'failed' || unsent.fault !== undefined) return undefined;
    return { onRetry: () => onSendAgain(kind, unsent.file) };
  };
  const isReady =
    found !== undefined && !isNone && Object.keys(replacements).length === 0 && !found.some(isToBeReplaced);
  return (
    <Stack gap={4}>
      <Heading level={2} look="title" id={placeId} isFocusTarget>
        {documentsCopy.title}
      </Heading>
      <FailedNotice retry={retry} tone="danger" title={documentsCopy[failure]} text={documentsCopy.next[failure]} />
      {!retry.isShown && !found && (
        <SkeletonGroup label={documentsCopy.loading}>
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
      {found && !isNone && (
        <>
          {!isReady && <Text tone="muted">{documentsCopy.lead}</Text>}
          <Grid columns={{ narrow: 1, medium: 2 }} gap={5}>
            {found.map((document) => (
              <UploadTile
                key={document.kind}
                label={documentsCopy.names[document.kind]}
                accept={acceptedFiles}
                {...tileOf(document, replacements[document.kind], interrupted[document.kind])}
                {...sendAgain(document.kind)}
                {...(isToBeReplaced(document) && {
                  onSelect: ([file]) => {
                    if (file) onSelect(document.kind, file);
                  },
                })}
              />
            ))}
          </Grid>
        </>
      )}
      {/* Announced when no rejected document remains. */}
      <div {...liveRegion}>{isReady && !isSentBack && <Notice tone="success" title={documentsCopy.ready} />}</div>
      {isReady && resend}
    </Stack>
  );
}

/** State of a document as its tile displays it. */
function tileOf(
  { review, fileName, sizeInBytes, reason }: ReviewedDocument,
  replacement: Replacement | undefined,
  interrupted: InterruptedUpload | undefined,
): Pick<UploadTileProps, 'status' | 'review' | 'file' | 'progress' | 'message'> {
  if (replacement) {
    const { file } = replacement;
    const shown = fileOnTile(file);
    return replacement.status === 'sending'
      ? {
          status: 'sent',
          file: shown,
          ...(replacement.percent !== undefined && { progress: replacement.percent }),
        }
      : {
          status: 'error',
          file: shown,
          message: replacement.fault
            ? uploadCopy.faults[replacement.fault](file.name)
            : replacement.isUnknown
              ? uploadCopy.unknown
              : (replacement.serverMessage ?? uploadCopy.failed),
        };
  }
  if (interrupted) {
    return {
      status: 'error',
      file: fileOnTile(interrupted.file),
      message: uploadCopy.interrupted[interrupted.isUnknown ? 'unknown' : 'failed'],
    };
  }
  return {
    status: review === 'stale' ? 'idle' : 'success',
    review,
    ...(fileName !== undefined && { file: fileOnTile({ name: fileName, sizeInBytes }) }),
    ...(reason !== undefined && { message: reason }),
  };
}
