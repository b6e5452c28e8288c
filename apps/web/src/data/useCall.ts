import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Call, InputOf, PageOf, Problem, ResponseOf } from '@plomada/domain/contract'
import type { UploadOptions } from '@plomada/ui/form'
import { useSessionSnapshot } from '../session/store.ts'
import { forgetPrefetched, takePrefetched } from './prefetch.ts'
import { type CallKey, type CallRef, calls, createCallKey } from './calls.ts'
import { getVisitorResponse, isFresh } from './initialResponses.ts'
import { loadClient, write } from './send.ts'

/** The specification (7) requires the text for applications. */
const toLogMessage = ({ name }: CallRef) =>
  name === calls.offer.applications.name ? 'not authenticated' : `Failed to load ${name}`

/** Reads a call through SWR. With `null` as input it waits. */
export function useCall<C extends Call>(
  call: CallRef<C>,
  input: InputOf<C> | null,
  options?: { keepPreviousData?: boolean },
) {
  const { state, viewer } = useSessionSnapshot()
  // A request before the session is known would be repeated for the signed-in user.
  const key = input && state !== 'loading' ? createCallKey(call, input, viewer?.id ?? null) : null
  const { data, error, isLoading, mutate } = useSWR<ResponseOf<C>, Problem>(
    key,
    async (requested) => {
      const prefetched = takePrefetched(requested as CallKey) as Promise<ResponseOf<C>> | undefined
      return prefetched ?? (await loadClient()).read(requested as CallKey, call, input as InputOf<C>)
    },
    {
      // SWR prefers previous data to a fallback and, without revalidation, would never replace it.
      keepPreviousData: options?.keepPreviousData === true && !isFresh(key),
      shouldRetryOnError: (problem) => problem.status >= 500,
      errorRetryCount: 3,
      onError: (problem) => console.error(toLogMessage(call), problem),
      revalidateIfStale: !isFresh(key),
      ...(key && { fallbackData: getVisitorResponse(key) as ResponseOf<C> | undefined }),
    },
  )
  // The server refused the call before it sent the document.
  const answer: unknown = data
  const refusal = answer instanceof Error ? (answer as Problem) : undefined
  return {
    data: refusal ? undefined : data,
    problem: error ?? refusal,
    isLoading: isLoading || (input !== null && state === 'loading'),
    mutate,
  }
}

/** Returns what the document of the page contains for a visitor, while the viewer's own data loads. */
export function useVisitorResponse<C extends Call>(
  call: CallRef<C>,
  input: InputOf<C>,
): ResponseOf<C> | undefined {
  const { viewer } = useSessionSnapshot()
  return getVisitorResponse(createCallKey(call, input, viewer?.id ?? null)) as ResponseOf<C> | undefined
}

/** A call that returns a page of a list for a set of filters. */
export type ListCall<Filters, Item> = CallRef<Call<string, Filters, never, PageOf<Item>, never>>

/** Reads a page of a list and returns the previous page while the next one is loading. */
export const useListCall = <Filters, Item>(call: ListCall<Filters, Item>, filters: Filters | null) =>
  useCall(call, filters && { query: filters }, { keepPreviousData: true })

/** Returns a function that reads calls again, with any input, where a page shows them. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (refs: readonly CallRef[]) =>
      mutate((key) => Array.isArray(key) && refs.some(({ name }) => key[0] === name)),
    [mutate],
  )
}

const none: readonly CallRef[] = []

/**
 * Returns a function that sends a call and then revalidates the calls in `refreshes`, also after a refusal. A conflict
 * (409) is thrown after that, so that a repeated act is one on the current data; other problems are thrown at once.
 */
export function useAction<C extends Call>(
  call: CallRef<C>,
  { refreshes = none }: { refreshes?: readonly CallRef[] } = {},
) {
  const refresh = useRefresh()
  return useCallback(
    async (input: InputOf<C>, uploadOptions?: UploadOptions) => {
      const [sent] = await Promise.allSettled([write(call, input, uploadOptions)])
      forgetPrefetched()
      const refreshed = refresh(refreshes)
      const hasFailed = sent.status === 'rejected'
      if (!hasFailed || (sent.reason as Problem).status === 409) await refreshed
      if (hasFailed) throw sent.reason
      return sent.value
    },
    [call, refreshes, refresh],
  )
}
