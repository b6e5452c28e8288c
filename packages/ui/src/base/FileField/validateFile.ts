import type { GetMessage } from '../../messages/messages.ts'
import type { Formats } from '../../provider/formats.ts'

export interface FileRule {
  /** Accepted types, as in HTML, such as `image/*`. */
  accept: string
  /** Maximum size. */
  maxBytes: number
}

/** The language of the error messages. */
export interface FileTexts {
  getMessage: GetMessage
  formats: Formats
  locale: string
}

const isAccepted = (type: string, accept: string) =>
  accept
    .split(',')
    .map((pattern) => pattern.trim())
    .some((pattern) => pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1))))

/** Formats a size in megabytes. Rounds up, so that a file slightly over the maximum never shows the maximum. */
const formatMegabytes = (bytes: number, { formats }: FileTexts) =>
  formats.number(Math.ceil((bytes / 2 ** 20) * 10) / 10)

const typeNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}
/** Formats the accepted types, such as «JPEG, PNG o WebP». */
const formatTypes = (accept: string, { getMessage, locale }: FileTexts) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    accept.split(',').map((type) => typeNames[type.trim()] ?? getMessage('file.image')),
  )

/** Returns the error message for a file, or `undefined` if it is valid. */
export const getFileError = (file: Pick<File, 'type' | 'size'>, rule: FileRule, texts: FileTexts) => {
  if (!isAccepted(file.type, rule.accept))
    return texts.getMessage('file.wrongType', { types: formatTypes(rule.accept, texts) })
  if (file.size > rule.maxBytes)
    return texts.getMessage('file.tooLarge', {
      size: formatMegabytes(file.size, texts),
      maximum: formatMegabytes(rule.maxBytes, texts),
    })
  return undefined
}
