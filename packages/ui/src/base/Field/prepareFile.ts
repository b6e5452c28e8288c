import { acceptsOnlyImages, type FileRules, type FileTexts, getFileProblem, isAccepted } from './fileRules.ts'
import { readImageType } from './imageType.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'

/** Photos below this size are sent as they are, without reading their pixels. */
const SMALL_BYTES = 2 ** 20

/** The file to send, or what is wrong with the chosen one. */
export type PreparedFile = { file: File; problem?: undefined } | { file?: undefined; problem: string }

const withType = (file: File, type: string | null) =>
  type === null || type === file.type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified })

/**
 * Checks a file and, with `maxPixels`, makes a photo that is larger smaller. Where only images are accepted, their content
 * decides and not their name.
 */
export async function prepareFile(
  chosen: File,
  rules: FileRules & { maxPixels?: number | undefined },
  texts: FileTexts,
): Promise<PreparedFile> {
  const check = (file: File): PreparedFile => {
    const problem = getFileProblem(file, rules, texts)
    return problem === undefined ? { file } : { problem }
  }
  if (chosen.size === 0 || !acceptsOnlyImages(rules)) return check(chosen)
  const type = await readImageType(chosen)
  if (type === null) return { problem: getFileProblem(chosen, rules, texts) ?? texts.t('file.notImage') }
  const file = withType(chosen, type)
  const { accept = '', maxPixels } = rules
  const isReadable = isAccepted(file, accept)
  if (maxPixels === undefined || (isReadable && file.size <= SMALL_BYTES)) return check(file)
  try {
    return check((await shrinkPhoto(file, maxPixels, !isReadable || file.size > rules.maxBytes)) ?? file)
  } catch {
    return type === 'image/heic' && !isReadable ? { problem: texts.t('file.heic') } : check(file)
  }
}
