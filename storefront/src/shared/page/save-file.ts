/** Enough time for a download; afterwards the file's memory is released. */
const releasedAfterInMs = 60_000;

/** Saves a file to the visitor's device. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releasedAfterInMs);
}
