import { useState, type ReactNode } from 'react';
import { shallowEqual, useDispatch } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Grid, Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { UploadTile } from '@signdrive/design-system/upload-tile';
import { separator } from '#/domain/values/text.ts';
import { acceptedFiles, findChosenFault } from '#/domain/customer/document-files.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import { formatFileSize } from '#/shared/text/format.ts';
import { documentCopy } from './steps.copy.ts';
import { missingDocuments, wantedOf } from '../checkout.gate.ts';
import {
  documentsConfirmed,
  fileChosen,
  fileRefused,
  uploadCancelled,
  uploadRetried,
  useCheckout,
} from '../checkout.slice.ts';
import type { CheckoutState, DocumentState } from '../checkout.state.ts';
import { documentOf } from '../documents/document-state.ts';
import { ReviewChange } from './ReviewChange.tsx';
import { StepActions } from './StepEnd.tsx';
import { chosenFileOf } from '#/shared/forms/kept-files.ts';
import { fileOnTile, uploadCopy } from '#/shared/uploads/upload.copy.ts';

const documentFactsOf = ({ documents }: CheckoutState) => documents;

/** Step 6: each document is sent as soon as it is chosen, one at a time (spec §4). */
export function DocumentsStep({ back }: { back: ReactNode }) {
  const dispatch = useDispatch();
  const [isMissingSaid, setIsMissingSaid] = useState(false);
  const wanted = useCheckout(wantedOf, shallowEqual);
  const missing = useCheckout(missingDocuments, shallowEqual);
  const isComplete = missing.length === 0;
  const missingWords = documentCopy.missing(missing.map((kind) => documentCopy.tiles[kind].label));

  return (
    <Stack gap={6}>
      {!isComplete && <ReviewChange part="documents" />}
      <Text look="small" tone="muted">
        {documentCopy.limits}
      </Text>
      <Grid columns={{ narrow: 1, medium: 2 }} gap={5}>
        {wanted.map((kind) => (
          <Tile key={kind} kind={kind} />
        ))}
      </Grid>
      <Notice title={documentCopy.closable}>{documentCopy.closableText}</Notice>
      <Stack gap={5}>
        <div role="alert">{isMissingSaid && !isComplete && <Notice tone="danger" title={missingWords} />}</div>
        <Stack gap={3}>
          <StepActions back={back}>
            <Button
              isBlock
              onPress={() => {
                setIsMissingSaid(!isComplete);
                dispatch(documentsConfirmed());
              }}
            >
              {documentCopy.submit}
            </Button>
          </StepActions>
          {!isComplete && !isMissingSaid && (
            <Text look="small" tone="muted">
              {missingWords}
            </Text>
          )}
        </Stack>
      </Stack>
    </Stack>
  );
}

function Tile({ kind }: { kind: DocumentKind }) {
  const dispatch = useDispatch();
  const document = documentOf(useCheckout(documentFactsOf), kind);
  const choose = ([file]: File[]) => {
    if (!file) return;
    const chosen = chosenFileOf(file);
    const fault = findChosenFault(chosen);
    dispatch(fault ? fileRefused({ kind, file: chosen, fault }) : fileChosen({ kind, file: chosen }));
  };
  return (
    <UploadTile
      {...documentCopy.tiles[kind]}
      headingLevel={2}
      accept={acceptedFiles}
      onSelect={choose}
      {...tileOf(document)}
      {...((document.status === 'sent' || document.status === 'waiting') && {
        onCancel: () => void dispatch(uploadCancelled({ kind })),
      })}
      {...(document.status === 'error' &&
        document.fault === undefined &&
        'ticket' in document.file && { onRetry: () => void dispatch(uploadRetried({ kind })) })}
      {...(document.status === 'error' &&
        document.onFile && { onRemove: () => void dispatch(uploadCancelled({ kind })) })}
    />
  );
}

/** Text of a document's status on its tile. */
function tileOf(document: DocumentState) {
  switch (document.status) {
    case 'idle':
      return { status: 'idle' } as const;
    case 'waiting':
      return {
        status: 'sent',
        file: {
          name: document.file.name,
          detail: `${formatFileSize(document.file.sizeInBytes)}${separator}${documentCopy.waiting}`,
        },
      } as const;
    case 'sent':
      return {
        status: 'sent',
        file: fileOnTile(document.file),
        ...(document.percent !== undefined && { progress: document.percent }),
      } as const;
    case 'success': {
      const { fileName, sizeInBytes, review } = document.onFile;
      return {
        status: 'success',
        review,
        ...(fileName !== undefined && { file: fileOnTile({ name: fileName, sizeInBytes }) }),
      } as const;
    }
    case 'error': {
      const { file, fault, isUnknown, serverMessage } = document;
      // A file of an earlier page can't be sent again.
      const words = 'ticket' in file ? uploadCopy : uploadCopy.interrupted;
      const failure = isUnknown ? words.unknown : (serverMessage ?? words.failed);
      return {
        status: 'error',
        file: fileOnTile(file),
        message: fault ? uploadCopy.faults[fault](file.name) : failure,
      } as const;
    }
  }
}
