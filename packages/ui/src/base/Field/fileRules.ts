import type { GetMessage } from '../../messages/messages.ts'

/** The language of the errors. */
export interface FileTexts {
  locale: string
  t: GetMessage
}

/** Which files a field accepts. */
export interface FileRules {
  /** Accepted types and extensions, as in HTML, such as `image/*,.pdf`; all if undefined. */
  accept: string | undefined
  maxBytes: number
}

/** Checks whether only images are accepted, whose content browsers can read. */
export const acceptsOnlyImages = ({ accept }: FileRules): boolean =>
  accept !== undefined && listPatterns(accept).every((pattern) => pattern.startsWith('image/'))

const listPatterns = (accept: string) => accept.split(',').map((pattern) => pattern.trim().toLowerCase())

export const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>, accept: string) =>
  listPatterns(accept).some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern)
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })

const formatType = (pattern: string) => {
  const [kind, subtype] = pattern.split('/')
  const name = (subtype === '*' ? kind : pattern.split(/[./+]/).at(-1)) ?? pattern
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}

/** Formats the accepted types, such as «PDF, JPEG o PNG». */
const formatTypes = (accept: string, locale: string, t: GetMessage) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    listPatterns(accept).map((pattern) => (pattern === 'image/*' ? t('file.image') : formatType(pattern))),
  )

/** Returns a size in megabytes. Rounds up, so that a file slightly over the maximum never shows the maximum. */
const toMegabytes = (bytes: number) => Math.ceil((bytes / 2 ** 20) * 10) / 10

const formatMegabytes = (bytes: number, locale: string) => toMegabytes(bytes).toLocaleString(locale)

/** Formats a size with its unit, such as «1,2 MB». */
export const formatSize = (bytes: number, locale: string) =>
  toMegabytes(bytes).toLocaleString(locale, { style: 'unit', unit: 'megabyte' })

/** Checks whether a file may be accepted once its content has been read and, with `maxPixels`, made smaller. */
export const couldBeAccepted = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes, maxPixels }: FileRules & { maxPixels: number | undefined },
): boolean =>
  file.size > 0 &&
  (maxPixels !== undefined || file.size <= maxBytes) &&
  (accept === undefined ||
    isAccepted(file, accept) ||
    (maxPixels !== undefined && /^(?:image\/|$)/.test(file.type)))

/** Returns what is wrong with a file, or undefined. */
export const getFileProblem = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileRules,
  { locale, t }: FileTexts,
) => {
  if (file.size === 0) return t('file.empty')
  if (accept !== undefined && !isAccepted(file, accept))
    return t('file.wrongType', { types: formatTypes(accept, locale, t) })
  if (file.size <= maxBytes) return undefined
  return t('file.tooLarge', {
    size: formatMegabytes(file.size, locale),
    maximum: formatMegabytes(maxBytes, locale),
  })
}
