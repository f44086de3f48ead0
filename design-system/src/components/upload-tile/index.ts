export type { UploadedFile } from './FileRow.tsx';
export type { UploadReview, UploadStatus } from './states.ts';
export { UploadTile, type UploadTileProps } from './UploadTile.tsx';
