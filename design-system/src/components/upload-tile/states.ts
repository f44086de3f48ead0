import type { BadgeProps } from '../badge/index.ts';

/** Upload state: none, `sent` is uploading, succeeded, failed. */
export type UploadStatus = 'idle' | 'sent' | 'success' | 'error';

/** Review state: approved, under review, rejected, missing or outdated, received. */
export type UploadReview = 'approved' | 'pending' | 'rejected' | 'stale' | 'sent';

type Tag = Pick<BadgeProps, 'tone' | 'icon'> & { text: UploadReview | 'notSent' };

const reviews: Readonly<Record<UploadReview, Tag>> = {
  approved: { text: 'approved', tone: 'success', icon: 'check' },
  pending: { text: 'pending', tone: 'warning', icon: 'clock' },
  rejected: { text: 'rejected', tone: 'danger', icon: 'warning' },
  stale: { text: 'stale' },
  sent: { text: 'sent', tone: 'success', icon: 'check' },
};

const notSent: Tag = { text: 'notSent', tone: 'danger', icon: 'warning' };

/** Text of the tile's tag; none while the progress bar is shown. */
export function tagOf(status: UploadStatus, review: UploadReview | undefined): Tag | undefined {
  if (status === 'sent') return undefined;
  if (status === 'error') return notSent;
  return reviews[review ?? (status === 'success' ? 'sent' : 'stale')];
}

/** Shortens a name to two lines; its start and its end (page number, extension) remain. */
export function shortName(name: string): string {
  return name.length <= 48 ? name : `${name.slice(0, 28)}…${name.slice(-18)}`;
}
