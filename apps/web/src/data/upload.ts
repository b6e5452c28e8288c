import type { Transfer } from '@plomada/ui/form'

interface Upload {
  method: string
  headers: Readonly<Record<string, string>>
  body: FormData
  /** How long it may take, in milliseconds. */
  patience: number
}

/** Sends as `fetch` does, and tells how far it is, which `fetch` cannot. Rejects when it is lost or called off. */
export const upload = (
  url: string,
  { method, headers, body, patience }: Upload,
  { signal, onProgress }: Transfer,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = patience
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    // However it ends: after an answer this changes nothing.
    request.addEventListener('loadend', () => reject(new TypeError('The upload was lost.')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(new TypeError('The upload was called off.'))
    request.send(body)
  })
