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

function announcementOf(now: Moment, before: Moment, words: Messages['uploadTile']): string {
  const name = now.fileName ?? before.fileName ?? '';
  switch (now.status) {
    case 'sent':
      return before.status !== 'sent' || now.quarter === 0 ? words.sendingFile(name) : words.percentSent(now.quarter);
    case 'success':
      return words.fileSent(name);
    case 'error':
      return [words.fileNotSent(name), now.message].filter(Boolean).join(' ');
    case 'idle':
      if (before.fileName === undefined || now.fileName !== undefined) return '';
      return before.status === 'sent' ? words.fileCancelled(name) : words.fileRemoved(name);
  }
}

/** Announces the upload's start, each quarter and its end, but not the state of the first render. */
export function useAnnouncement(
  { progress = 0, ...rest }: Omit<Moment, 'quarter'> & { progress?: number },
  words: Messages['uploadTile'],
): string {
  const quarter = rest.status === 'sent' ? Math.min(Math.floor(progress / 25) * 25, 75) : 0;
  const now: Moment = { ...rest, quarter };
  const [said, setSaid] = useState({ moment: now, text: '' });
  const before = said.moment;
  const isSame =
    before.status === now.status &&
    before.fileName === now.fileName &&
    before.message === now.message &&
    before.quarter === now.quarter;
  if (!isSame) setSaid({ moment: now, text: announcementOf(now, before, words) });
  return said.text;
}
