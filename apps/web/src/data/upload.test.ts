import { afterEach, expect, it, vi } from 'vitest'
import { offerCalls } from '@plomada/domain/calls'
import { request } from './client.ts'

/** A request that the test completes. */
class Request extends EventTarget {
  static last: Request
  readonly upload = new EventTarget()
  readonly sent: unknown[] = []
  status = 0
  responseText = ''
  constructor() {
    super()
    Request.last = this
  }
  open(...args: unknown[]) {
    this.sent.push(...args)
  }
  setRequestHeader() {}
  send(body: unknown) {
    this.sent.push(body)
  }
  abort() {
    this.end()
  }
  end(status = 0, body: unknown = null) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    if (status > 0) this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

const file = new File(['x'], 'x.png', { type: 'image/png' })
const start = async () => {
  vi.stubGlobal('XMLHttpRequest', Request)
  const controller = new AbortController()
  const onProgress = vi.fn<(progress: number) => void>()
  const uploadOptions = { signal: controller.signal, onProgress }
  const sending = request(offerCalls.photo, { params: { id: 7 }, file }, { uploadOptions })
  sending.catch(() => {})
  await expect.poll(() => Request.last.sent).toHaveLength(3)
  return { sending, controller, onProgress, xhr: Request.last }
}

afterEach(() => {
  Request.last.sent.length = 0
  vi.unstubAllGlobals()
})

it('reports the progress of a photo and rejects with the message of a refusal (S-399)', async () => {
  const { sending, onProgress, xhr } = await start()
  expect(xhr.sent.slice(0, 2)).toEqual(['PUT', '/api/user/service/img/7'])
  expect((xhr.sent[2] as FormData).get('image')).toBeInstanceOf(File)
  xhr.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3, total: 4 }))
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.75)
  xhr.end(413, { code: 'photoTooLarge', message: 'Muy grande' })
  await expect(sending).rejects.toMatchObject({ code: 'photoTooLarge', message: 'Muy grande' })
})

it('rejects when the connection is lost', async () => {
  const { sending, xhr } = await start()
  xhr.end()
  await expect(sending).rejects.toMatchObject({ code: 'unavailable' })
})

it('rejects with an AbortError when the upload is canceled', async () => {
  const { sending, controller } = await start()
  controller.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
})
