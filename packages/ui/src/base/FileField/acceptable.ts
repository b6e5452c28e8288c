import { fileFieldCopy } from '../fileField.copy.ts'

/** What a file must be. */
export interface FileRule {
  /** Kinds as in HTML's `accept`, such as «image/*». */
  accept: string
  /** Greatest size. */
  maxBytes: number
}

const fits = (kind: string, accept: string) =>
  accept
    .split(',')
    .map((pattern) => pattern.trim())
    .some((pattern) => pattern === kind || (pattern.endsWith('/*') && kind.startsWith(pattern.slice(0, -1))))

/** Rounded up, so that what is a little too large never looks as if it were just right. */
const inMegabytes = (bytes: number) =>
  (Math.ceil((bytes / 2 ** 20) * 10) / 10).toLocaleString('es-AR', { maximumFractionDigits: 1 })

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}
/** The kinds in words, such as «JPEG, PNG o WebP». */
const kinds = (accept: string) =>
  new Intl.ListFormat('es-AR', { type: 'disjunction' }).format(
    accept.split(',').map((kind) => names[kind.trim()] ?? fileFieldCopy.otherKind),
  )

/** The reason why a file cannot be taken, in a sentence; `undefined` when it can. */
export const refusal = (file: Pick<File, 'type' | 'size'>, rule: FileRule) => {
  if (!fits(file.type, rule.accept)) return fileFieldCopy.wrongKind(kinds(rule.accept))
  if (file.size > rule.maxBytes)
    return fileFieldCopy.tooLarge(inMegabytes(file.size), inMegabytes(rule.maxBytes))
  return undefined
}
