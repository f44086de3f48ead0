import { useRef, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface FilePickerProps {
  /** Label of the tile; it ends each button's name. */
  label: string;
  labelId: string;
  accept: string | undefined;
  allowsMultiple: boolean;
  allowsCamera: boolean;
  name: string | undefined;
  onSelect: (files: File[]) => void;
}

interface FileActionsProps extends FilePickerProps {
  /** `first` without a file, `other` after a failed or rejected one, `replace` for a button with an icon only. */
  kind: 'first' | 'other' | 'replace';
  fileName?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Buttons to provide a file: by camera, if there is one, and by the file dialog. */
export function FileActions({
  kind,
  label,
  labelId,
  fileName,
  accept,
  allowsMultiple,
  allowsCamera,
  name,
  onSelect,
  onRetry,
}: FileActionsProps) {
  const words = useMessages('uploadTile', own);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function hand({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(target.files ?? []);
    // Lets the same file be chosen again.
    target.value = '';
    if (chosen.length > 0) onSelect(chosen);
  }

  const ofTile = (
    <>
      {' '}
      <VisuallyHidden>{words.forDocument(label)}</VisuallyHidden>
    </>
  );
  return (
    <>
      <NativeInput
        ref={files}
        type="file"
        name={name}
        accept={accept}
        multiple={allowsMultiple}
        aria-labelledby={labelId}
        onChange={hand}
      />
      {kind === 'replace' ? (
        <IconButton icon="refresh" label={words.replace(fileName ?? label)} onPress={() => files.current?.click()} />
      ) : (
        <Row>
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              <Icon name="refresh" size="small" />
              {words.retry}
              {ofTile}
            </Button>
          )}
          {allowsCamera && (
            <OnlyByTouch>
              <input
                ref={camera}
                type="file"
                accept="image/*"
                capture="environment"
                hidden
                aria-labelledby={labelId}
                onChange={hand}
              />
              <Button size="small" variant={onRetry ? 'secondary' : 'primary'} onPress={() => camera.current?.click()}>
                <Icon name="camera" size="small" />
                {words.takePhoto}
                {ofTile}
              </Button>
            </OnlyByTouch>
          )}
          <Button size="small" variant="secondary" onPress={() => files.current?.click()}>
            <Icon name="upload" size="small" />
            <span>{kind === 'first' ? words.choose : words.chooseOther}</span>
            {ofTile}
          </Button>
          {kind === 'first' && <DropHint aria-hidden="true">{words.orDrop}</DropHint>}
        </Row>
      )}
    </>
  );
}

/* The native control, which replaces our buttons without script. */
const NativeInput = styled.input`
  display: none;

  @media (scripting: none) {
    display: block;
    max-width: 100%;
    min-height: var(--size-target);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;

  @media (scripting: none) {
    display: none;
  }
`;

/* On a desktop "take a photo" would open the same file dialog. */
const OnlyByTouch = styled.span`
  display: none;

  @media (pointer: coarse) {
    display: contents;
  }
`;

const DropHint = styled.span`
  display: none;
  color: var(--color-text-muted);
  font-size: var(--text-small);

  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`;
