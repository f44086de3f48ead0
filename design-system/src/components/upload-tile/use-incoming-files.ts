import { useEffect, useEffectEvent, useState, type DragEvent, type RefObject } from 'react';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import type { Messages } from '../../foundations/messages/messages.ts';
import { formatsOf, isAccepted, plainName } from './accepted-files.ts';

interface IncomingFiles {
  tile: RefObject<HTMLElement | null>;
  accept: string | undefined;
  allowsMultiple: boolean;
  /** Receives the files; undefined while none is accepted. */
  onFiles: ((files: File[]) => void) | undefined;
  /** Changes with the tile's file: a rejection message belongs to the file before it. */
  stateKey: string;
  words: Messages['uploadTile'];
}

const carriesFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped beside the tiles would be opened instead of the page. A file input takes it by itself. */
function refuseDropBeside(event: globalThis.DragEvent) {
  const isAtInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
  if (event.defaultPrevented || isAtInput || !carriesFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Handles files dropped on a tile or pasted while it has focus. It checks type and number, which a file dialog does
 * natively.
 */
export function useIncomingFiles({ tile, accept, allowsMultiple, onFiles: onSelect, stateKey, words }: IncomingFiles) {
  const onFiles = useIsInDisabledFieldset(tile) ? undefined : onSelect;
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<{ stateKey: string; text: string }>();
  const [rejections, setRejections] = useState(0);

  function receive(files: File[]) {
    if (!onFiles || files.length === 0) return;
    const text = refusalOf(files);
    setRefused(text === undefined ? undefined : { stateKey, text });
    if (text === undefined) onFiles(files);
    else setRejections(rejections + 1);
  }

  function refusalOf(files: File[]): string | undefined {
    if (files.length > 1 && !allowsMultiple) return words.tooMany(files.length);
    const wrong = files.filter((file) => !isAccepted(file, accept));
    return wrong.length === 0 ? undefined : words.wrongType(wrong.map(plainName).join(', '), formatsOf(accept, words));
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!tile.current?.contains(document.activeElement)) return;
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length > 0 && onFiles) event.preventDefault();
    receive(files);
  });
  // On the document: with a button focused, browsers dispatch the event to the body.
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  useEffect(() => {
    // One listener for each tile: the last one that is unmounted removes the last.
    const refuse = (event: globalThis.DragEvent) => refuseDropBeside(event);
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);

  function dragOver(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (onFiles) setIsOver(true);
    else event.dataTransfer.dropEffect = 'none';
  }

  return {
    isOver,
    /** Reason why the last dropped or pasted files were rejected. */
    refusal: refused?.stateKey === stateKey ? refused.text : undefined,
    /** Number of rejected drops and pastes. */
    rejections,
    dropProps: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        // Prevents the browser's default, which navigates to the file.
        event.preventDefault();
        setIsOver(false);
        receive(Array.from(event.dataTransfer.files));
      },
    },
    /** A later file makes an earlier rejection obsolete. */
    forget: () => setRefused(undefined),
  };
}
