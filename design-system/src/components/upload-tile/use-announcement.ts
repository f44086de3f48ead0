import { useState } from 'react';
import type { Messages } from '../../foundations/messages/messages.ts';
import type { UploadStatus } from './states.ts';

interface Moment {
  status: UploadStatus;
  fileName: string | undefined;
  message: string | undefined;
  /** The last announced quarter. */
  quarter: number;
}

function announcementOf(now: Moment, before: Moment, isDismissed: boolean, words: Messages['uploadTile']): string {
  const name = now.fileName ?? before.fileName ?? '';
  switch (now.status) {
    case 'sent':
      return before.status !== 'sent' || now.quarter === 0 ? words.sendingFile(name) : words.percentSent(now.quarter);
    case 'error':
      return [words.fileNotSent(name), now.message].filter(Boolean).join(' ');
    case 'success':
      return isDismissed ? dismissalOf(before, words) : words.fileSent(name);
    case 'idle':
      return now.fileName === undefined ? dismissalOf(before, words) : '';
  }
}

function dismissalOf({ status, fileName }: Moment, words: Messages['uploadTile']): string {
  if (fileName === undefined) return '';
  return status === 'sent' ? words.fileCancelled(fileName) : words.fileRemoved(fileName);
}

/** Announces the upload's start, each quarter and its end, but not the state of the first render. */
export function useAnnouncement(
  { progress = 0, ...rest }: Omit<Moment, 'quarter'> & { progress?: number },
  words: Messages['uploadTile'],
) {
  const quarter = rest.status === 'sent' ? Math.min(Math.floor(progress / 25) * 25, 75) : 0;
  const now: Moment = { ...rest, quarter };
  const [said, setSaid] = useState({ moment: now, text: '', isDismissed: false });
  const before = said.moment;
  const isSame =
    before.status === now.status &&
    before.fileName === now.fileName &&
    before.message === now.message &&
    before.quarter === now.quarter;
  if (!isSame) {
    const isDismissed = said.isDismissed && before.status !== now.status;
    setSaid({ moment: now, text: announcementOf(now, before, isDismissed, words), isDismissed: false });
  }
  return {
    text: said.text,
    /** The visitor cancels or removes the file: the earlier file of a tile that had one is shown again. */
    dismiss: () => setSaid((last) => ({ ...last, isDismissed: true })),
  };
}
