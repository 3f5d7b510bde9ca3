/** A photo of a phone has many more pixels than a person needs to see a scratch. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/**
 * A photo as a small JPEG, Base64-encoded. What the phone has written into the file, such as the place, is left out.
 * Fails where the file is no picture that the browser can read.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '');
}
