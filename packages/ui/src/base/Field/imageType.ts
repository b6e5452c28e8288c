const starts = (bytes: string, signature: string) => bytes.startsWith(signature)

const signatures: readonly [type: string, matches: (bytes: string) => boolean][] = [
  ['image/jpeg', (bytes) => starts(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => starts(bytes, '\x89PNG')],
  ['image/gif', (bytes) => starts(bytes, 'GIF8')],
  ['image/webp', (bytes) => starts(bytes, 'RIFF') && bytes.slice(8, 12) === 'WEBP'],
  ['image/avif', (bytes) => /^.{4}ftypavi[fs]/s.test(bytes)],
  ['image/heic', (bytes) => /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(bytes)],
]

/** Returns the media type that the first bytes of a file show, or null. Names and types of files come from their extension. */
export async function readImageType(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return signatures.find(([, matches]) => matches(text))?.[0] ?? null
}
