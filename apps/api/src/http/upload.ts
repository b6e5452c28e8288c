import type { FastifyRequest } from 'fastify'
import { Problem, type Call } from '@plomada/domain/contract'
import { PHOTO_MAX_BYTES } from '@plomada/domain'

/** The limits of multipart bodies. */
export const uploadLimits = {
  // One byte more than allowed: the parser fails at exactly this size.
  fileSize: PHOTO_MAX_BYTES + 1,
  files: 1,
  fields: 40,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 41,
}

/** A parsed multipart body: its text fields, as arrays if repeated, and its file. */
export interface Upload {
  texts: Record<string, string | string[]>
  file: Buffer
}

/** Reads a multipart body with its file in the given field. */
export async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  const missing = new Problem('invalid', { fields: { [field]: 'Elegí un archivo' } })
  if (!request.isMultipart()) throw missing
  const texts = new Map<string, string[]>()
  let file: Buffer | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== field) throw missing
        file = await readFile(part.toBuffer())
      } else {
        texts.set(part.fieldname, [...(texts.get(part.fieldname) ?? []), String(part.value)])
      }
    }
  } catch (error) {
    // Errors of the parser without a status, such as a truncated body, are errors of the client.
    throw error instanceof Error && ('status' in error || 'statusCode' in error)
      ? error
      : new Problem('invalid')
  }
  if (file === null || file.length === 0) throw missing
  const fields = [...texts].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')])
  return { texts: Object.fromEntries(fields), file }
}

async function readFile(content: Promise<Buffer>): Promise<Buffer> {
  const file = await content.catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? tooLarge() : error
  })
  if (file.length > PHOTO_MAX_BYTES) throw tooLarge()
  return file
}

/** Adds the field of the file to the refusal of a photo. Returns any other error unchanged. */
export function withFileField(error: unknown, { upload }: Pick<Call, 'upload'>): unknown {
  if (upload === undefined || !(error instanceof Problem) || error.fields) return error
  if (error.code !== 'photoFormat' && error.code !== 'photoTooLarge') return error
  return new Problem(error.code, { sentence: error.message, fields: { [upload]: error.message } })
}

const tooLarge = () => new Problem('photoTooLarge')
