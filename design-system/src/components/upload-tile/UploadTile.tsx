import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Heading, VisuallyHidden } from '../../layout/index.ts';
import { Badge } from '../badge/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { FileActions } from './FileActions.tsx';
import { FileRow, type UploadedFile } from './FileRow.tsx';
import { tagOf, type UploadReview, type UploadStatus } from './states.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useIncomingFiles } from './use-incoming-files.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { words as own } from './words.ts';

export interface UploadTileProps {
  /** Document ("CNH, frente"). */
  label: string;
  /** Requirement of the document, in a line ("Dentro da validade"). */
  description?: string;
  /** Requirements of the file, shown before a file is chosen; one line each. */
  requirements?: ReadonlyArray<string>;
  /** Upload state of the file. */
  status: UploadStatus;
  /** Review state of the file. @default 'stale' (Pendente) while idle, 'sent' (Enviado) once it was uploaded */
  review?: UploadReview;
  /** Upload progress from 0 to 100; without it, the progress is indeterminate. */
  progress?: number;
  /** The current file: name and size. */
  file?: UploadedFile;
  /** Reason why it was not sent or was rejected, in plain language. */
  message?: string;
  /**
   * Types of the file dialog (".pdf,.jpg,.jpeg,.png"). A dropped or pasted file of another type is rejected with a
   * reason. The owner must still validate the content.
   */
  accept?: string;
  /** Whether a photo is acceptable: on a phone or tablet the camera button comes first. @default true */
  allowsCamera?: boolean;
  /**
   * Whether several files are accepted at once; if not, several dropped or pasted ones are rejected with a reason.
   * @default false
   */
  allowsMultiple?: boolean;
  /**
   * Called with the files chosen, photographed, dropped, or pasted while the tile has focus. Files from the file dialog
   * may have any type. Without it, the file can't be set or replaced.
   */
  onSelect?: (files: File[]) => void;
  /** Called to remove the file; with it there is a remove button. */
  onRemove?: () => void;
  /** Called to cancel the upload; with it there is a cancel button. */
  onCancel?: () => void;
  /** Called to upload the same file again after a failure; with it there is a retry button. */
  onRetry?: () => void;
  /** Name under which the file is submitted without script. */
  name?: string;
  /** Level of its heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Upload of one document: requirements, file, progress and review. See UploadTile.spec.md. */
export function UploadTile({
  label,
  description,
  requirements = [],
  status,
  review,
  progress,
  file,
  message,
  accept,
  allowsCamera = true,
  allowsMultiple = false,
  onSelect,
  onRemove,
  onCancel,
  onRetry,
  name,
  headingLevel = 3,
}: UploadTileProps) {
  const words = useMessages('uploadTile', own);
  const id = useId();
  const { root, expect, ...focus } = useFocusFallback<HTMLDivElement>();
  const { text: spoken, dismiss } = useAnnouncement(
    { status, fileName: file?.name, message, ...(progress !== undefined && { progress }) },
    words,
  );

  const dismissWith = (handler: () => void) => () => {
    dismiss();
    handler();
  };

  const isSending = status === 'sent';
  const isWrong = status === 'error' || (review === 'rejected' && !isSending);
  const isBare = file === undefined && !isWrong;
  const takesFiles = onSelect !== undefined && !isSending;
  const tag = tagOf(status, review);

  const incoming = useIncomingFiles({
    tile: root,
    accept,
    allowsMultiple,
    onFiles: takesFiles ? onSelect : undefined,
    stateKey: `${status} ${review} ${file?.name}`,
    words,
  });
  const { refusal, rejections } = incoming;

  const picker = onSelect && {
    label,
    labelId: `${id}label`,
    accept,
    allowsMultiple,
    allowsCamera,
    name,
    onSelect: (files: File[]) => {
      expect();
      incoming.forget();
      onSelect(files);
    },
  };
  return (
    <Root
      ref={root}
      {...focus}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={
        [
          description !== undefined && `${id}description`,
          message !== undefined && `${id}message`,
          refusal !== undefined && `${id}refusal`,
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
      data-bare={isBare || undefined}
      data-wrong={isWrong || undefined}
      data-over={incoming.isOver || undefined}
      {...incoming.dropProps}
    >
      <Head>
        <Heading level={headingLevel} look="subtitle" id={`${id}label`} isFocusTarget>
          {label}
        </Heading>
        {tag && (
          <Badge tone={tag.tone} icon={tag.icon}>
            {words[tag.text]}
          </Badge>
        )}
        {description !== undefined && <Description id={`${id}description`}>{description}</Description>}
      </Head>

      {(isBare || isWrong) && requirements.length > 0 && (
        <Requirements>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </Requirements>
      )}

      {file && (
        <FileRow file={file}>
          {isSending && onCancel && (
            <IconButton icon="close" label={words.cancel(file.name)} onPress={dismissWith(onCancel)} />
          )}
          {!isSending && !isWrong && picker && <FileActions {...picker} kind="replace" fileName={file.name} />}
          {!isSending && onRemove && (
            <IconButton icon="trash" label={words.remove(file.name)} onPress={dismissWith(onRemove)} />
          )}
        </FileRow>
      )}
      {isSending && <ProgressBar label={words.sending} value={progress} />}

      {message !== undefined && (
        <Message id={`${id}message`} data-wrong={isWrong || undefined}>
          {isWrong && <Icon name="warning" size="small" />}
          <span>{message}</span>
        </Message>
      )}

      {refusal !== undefined && (
        <Message id={`${id}refusal`} data-wrong>
          <Icon name="warning" size="small" />
          <span>{refusal}</span>
        </Message>
      )}

      {picker && !isSending && (isBare || isWrong) && (
        <FileActions {...picker} kind={isBare ? 'first' : 'other'} onRetry={status === 'error' ? onRetry : undefined} />
      )}
      <VisuallyHidden isLive occurrence={rejections}>
        {refusal ?? spoken}
      </VisuallyHidden>
      {incoming.isOver && <Over aria-hidden="true">{words.drop}</Over>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  /* The height with a progress bar, so that nothing below moves when the file has been sent. */
  min-height: 15rem;
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
  box-shadow: inset 0 0 0 1px var(--color-border-ground);

  &[data-bare] {
    background: transparent;
    box-shadow: none;
    outline: 1.5px dashed var(--color-border-control);
    outline-offset: -1.5px;
  }
  &[data-wrong] {
    box-shadow: inset 0 0 0 2px var(--color-border-danger);
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;

    &[data-bare] {
      outline-style: dashed;
    }
    &[data-wrong] {
      outline-width: 3px;
      outline-offset: -3px;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: flex-start;
  justify-content: space-between;

  & > :first-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

const Description = styled.p`
  flex-basis: 100%;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Requirements = styled.ul`
  display: grid;
  gap: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);

  & > li {
    position: relative;
    padding-inline-start: var(--space-5);
  }
  & > li::before {
    content: '';
    position: absolute;
    top: calc(var(--leading-small) / 2);
    inset-inline-start: 0;
    width: 0.5rem;
    border-top: 1px solid currentcolor;
  }
`;

const Message = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);

  &[data-wrong] {
    color: var(--color-feedback-danger);
    font-weight: 560;
  }
`;

const Over = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: inherit;
  background: var(--color-surface-selected);
  outline: 2px solid var(--color-selection-background);
  outline-offset: -2px;
  font-weight: 600;
  pointer-events: none;
`;
