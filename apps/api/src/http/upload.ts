import type { FastifyRequest } from 'fastify'
import { Problem } from '@plomada/domain/define'
import { PHOTO_MAX_BYTES } from '@plomada/domain'

/** How much of a multipart body is read at all. */
export const uploadLimits = {
  // One byte more than allowed, so that a photo of exactly the allowed size passes.
  fileSize: PHOTO_MAX_BYTES + 1,
  files: 1,
  fields: 40,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 41,
}

/** A multipart body: its texts as a query string would give them, and its one file. */
export interface Upload {
  texts: Record<string, string | string[]>
  file: Buffer
}

/** Reads a multipart body whose file travels in the named field. */
export async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  const missing = new Problem('invalid', { fields: { [field]: 'Falta el archivo' } })
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
    // Whatever the parser complains of without a status, such as an early end, is in what was sent.
    throw error instanceof Error && ('status' in error || 'statusCode' in error)
      ? error
      : new Problem('invalid')
  }
  if (file === null || file.length === 0) throw missing
  const plain = [...texts].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')])
  return { texts: Object.fromEntries(plain), file }
}

async function readFile(reading: Promise<Buffer>): Promise<Buffer> {
  const file = await reading.catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? tooLarge() : error
  })
  if (file.length > PHOTO_MAX_BYTES) throw tooLarge()
  return file
}

const tooLarge = () => new Problem('photoTooLarge')
