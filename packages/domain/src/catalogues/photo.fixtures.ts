/** Creates a file that begins like a PNG, which is all that the check of its content reads. No browser can show it. */
export const createPhotoFile = (name: string): File =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })
