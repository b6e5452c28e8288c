import { fileFieldMessages } from '../fileField.messages.ts'

export interface FileRule {
  /** Accepted types, as in HTML, such as `image/*`. */
  accept: string
  /** Maximum size. */
  maxBytes: number
}

const isAccepted = (type: string, accept: string) =>
  accept
    .split(',')
    .map((pattern) => pattern.trim())
    .some((pattern) => pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1))))

/** Formats a size in megabytes. Rounds up, so that a file slightly over the maximum never shows the maximum. */
const formatMegabytes = (bytes: number) =>
  (Math.ceil((bytes / 2 ** 20) * 10) / 10).toLocaleString('es-AR', { maximumFractionDigits: 1 })

const typeNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}
/** Formats the accepted types, such as «JPEG, PNG o WebP». */
const formatTypes = (accept: string) =>
  new Intl.ListFormat('es-AR', { type: 'disjunction' }).format(
    accept.split(',').map((type) => typeNames[type.trim()] ?? fileFieldMessages.otherType),
  )

/** Returns the error message for a file, or `undefined` if it is valid. */
export const getFileError = (file: Pick<File, 'type' | 'size'>, rule: FileRule) => {
  if (!isAccepted(file.type, rule.accept)) return fileFieldMessages.wrongType(formatTypes(rule.accept))
  if (file.size > rule.maxBytes)
    return fileFieldMessages.tooLarge(formatMegabytes(file.size), formatMegabytes(rule.maxBytes))
  return undefined
}
