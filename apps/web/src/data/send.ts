import type { Call, InputOf, ResponseOf } from '@plomada/domain/contract'
import { shellMessages } from '@plomada/ui'
import type { UploadOptions } from '@plomada/ui/form'
import { networkError } from './networkError.ts'
import type { CallRef } from './calls.ts'
import type { RequestOptions } from './client.ts'

/** Creates an error like `Problem`, for when the code of that class could not be loaded either. */
export const createNetworkError = () =>
  Object.assign(new Error(shellMessages.unreachable), {
    code: 'unavailable',
    status: 503,
    isUserError: true,
    ...networkError,
  })

/** Loads the HTTP client, the schemas of the calls and the schema library. */
export const loadClient = () =>
  import('./client.ts').catch(() => {
    throw createNetworkError()
  })

/** Sends a call of the contract. Throws a `Problem` for an error response and for a network error. */
export async function send<C extends Call>(
  call: CallRef<C>,
  input: InputOf<C>,
  options?: RequestOptions,
): Promise<ResponseOf<C>> {
  const client = await loadClient()
  return client.request(await client.resolveCall(call), input, options)
}

/** Sends a call that changes data. Logs a failure and rethrows it for the page to show. */
export async function write<C extends Call>(
  call: CallRef<C>,
  input: InputOf<C>,
  uploadOptions?: UploadOptions,
): Promise<ResponseOf<C>> {
  try {
    return await send(call, input, { uploadOptions })
  } catch (error) {
    const isCanceled = uploadOptions?.signal.aborted
    if (!isCanceled) console.error(`Failed to send ${call.name}`, error)
    throw error
  }
}
