import type { UploadOptions } from '@plomada/ui/form'

interface Upload {
  method: string
  headers: Readonly<Record<string, string>>
  body: FormData
  timeoutMs: number
}

/** Uploads a file and reports its progress, which `fetch` cannot. Rejects on a network error and on cancellation. */
export const upload = (
  url: string,
  { method, headers, body, timeoutMs }: Upload,
  { signal, onProgress }: UploadOptions,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    // Fires after every outcome; after `load` the promise is settled already.
    request.addEventListener('loadend', () => reject(new TypeError('The upload failed.')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(new TypeError('The upload was canceled.'))
    request.send(body)
  })
