import useSWR, { useSWRConfig } from 'swr'
import type { Answer, Call, Input, Problem } from '@plomada/domain/define'
import { useSessionSnapshot } from '../session/store.ts'
import { send } from './client.ts'

type Key = readonly [method: string, path: string, input: unknown, viewer: number | null]

/**
 * Reads a call through SWR. The key is the call, what goes into it and who asks, so nobody writes keys by hand;
 * `null` means "not yet".
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C> | null,
  options?: { keepsPrevious?: boolean },
) {
  const { state, viewer } = useSessionSnapshot()
  // Asking before the session is known would ask twice: once as a visitor and once as oneself.
  const key: Key | null =
    input && state !== 'loading' ? [call.method, call.path, input, viewer?.id ?? null] : null
  const { data, error, isLoading, mutate } = useSWR<Answer<C>, Problem>(
    key,
    () => send(call, input as Input<C>),
    {
      keepPreviousData: options?.keepsPrevious ?? false,
      shouldRetryOnError: (problem) => problem.status >= 500,
      errorRetryCount: 3,
    },
  )
  return { data, problem: error, isLoading: isLoading || (input !== null && state === 'loading'), mutate }
}

/**
 * Makes a call when told to, and afterwards reads again what it may have changed: also when it was refused, because
 * a refusal often means that somebody else was quicker.
 */
export function useAction<C extends Call>(call: C, { refreshes = [] }: { refreshes?: readonly Call[] } = {}) {
  const { mutate } = useSWRConfig()
  return async (input: Input<C>): Promise<Answer<C>> => {
    try {
      return await send(call, input)
    } finally {
      await mutate((key) => Array.isArray(key) && refreshes.some(({ path }) => key[1] === path))
    }
  }
}
