/** Longest side of a sent photo in pixels: the small print of a licence stays legible. */
const longestSide = 2400;
/** JPEG quality of a reduced photo: edges of documents stay sharp. */
const quality = 0.85;

/**
 * Reduces a photo and rotates it upright. A photo that would not become smaller is returned unchanged.
 * @throws if the browser can't decode it or doesn't return what it draws
 */
export async function reducePhoto(file: File): Promise<File> {
  // Browsers apply the photo's own orientation.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  // JPEG has no transparency: black text of a transparent scan would be on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Firefox with `privacy.resistFingerprinting` returns random pixels, with which the upload would be noise.
  if (!isWhite(context.getImageData(0, 0, 4, 4))) throw new Error('This browser hides what it draws.');
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}

/** Whether all pixels are white, apart from the slight noise that other browsers add. */
const isWhite = ({ data }: ImageData) => data.every((component) => component > 240);
