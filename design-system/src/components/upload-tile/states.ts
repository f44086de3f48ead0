import type { BadgeProps } from '../badge/index.ts';

/** How far the file is on its way: none yet, on its way, arrived, failed. */
export type UploadStatus = 'idle' | 'sent' | 'success' | 'error';

/** What became of the file: approved, under review, refused, missing or out of date, received. */
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

/** The word at the tile's corner; none while the bar says how far it is. */
export function tagOf(status: UploadStatus, review: UploadReview | undefined): Tag | undefined {
  if (status === 'sent') return undefined;
  if (status === 'error') return notSent;
  return reviews[review ?? (status === 'success' ? 'sent' : 'stale')];
}

/** A name no longer than two lines, its beginning and its ending (a page number, a type) kept. */
export function shortName(name: string): string {
  return name.length <= 48 ? name : `${name.slice(0, 28)}…${name.slice(-18)}`;
}
