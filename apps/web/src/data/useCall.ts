import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Answer, Call, Input, Problem } from '@plomada/domain/define'
import type { Transfer } from '@plomada/ui/form'
import { useSessionSnapshot } from '../session/store.ts'
import { takeAhead } from './ahead.ts'
import { offerCalls, type NamedCall } from './calls.ts'
import { isStillNew } from './firstAnswers.ts'
import { keyOf, type Key } from './key.ts'
import { readCall, write } from './send.ts'

/** What the console says of a call that was not answered; one of them in the specification's own words (7). */
const unread = ({ name }: NamedCall) =>
  name === offerCalls.applications.name ? 'not authenticated' : `${name} was not read`

/**
 * Reads a call through SWR. The key is the call, what goes into it and who asks, so nobody writes keys by hand;
 * `null` means "not yet".
 */
export function useCall<C extends Call>(
  call: NamedCall<C>,
  input: Input<C> | null,
  options?: { keepsPrevious?: boolean },
) {
  const { state, viewer } = useSessionSnapshot()
  // Asking before the session is known would ask twice: once as a visitor and once as oneself.
  const key = input && state !== 'loading' ? keyOf(call, input, viewer?.id ?? null) : null
  const { data, error, isLoading, mutate } = useSWR<Answer<C>, Problem>(
    key,
    (asked) =>
      (takeAhead(asked as Key) as Promise<Answer<C>> | undefined) ??
      readCall(asked as Key, call, input as Input<C>),
    {
      // To SWR a fallback is no answer: it would go on showing what was asked before, and nobody asks again.
      keepPreviousData: options?.keepsPrevious === true && !isStillNew(key),
      shouldRetryOnError: (problem) => problem.status >= 500,
      errorRetryCount: 3,
      onError: (problem) => console.error(unread(call), problem),
      // What came with the page a moment ago is not asked for again.
      revalidateIfStale: !isStillNew(key),
    },
  )
  return { data, problem: error, isLoading: isLoading || (input !== null && state === 'loading'), mutate }
}

const nothing: readonly NamedCall[] = []

/** Whoever was refused is told at once, and not when all has been read again. */
async function readAgainAfter<Given>(sending: Promise<Given>, read: () => Promise<unknown>): Promise<Given> {
  const [sent] = await Promise.allSettled([sending])
  const reading = read()
  if (sent.status === 'rejected') throw sent.reason
  await reading
  return sent.value
}

/**
 * Makes a call when told to, and afterwards reads again what it may have changed: also when it was refused, because
 * a refusal often means that somebody else was quicker.
 */
export function useAction<C extends Call>(
  call: NamedCall<C>,
  { refreshes = nothing }: { refreshes?: readonly NamedCall[] } = {},
) {
  const { mutate } = useSWRConfig()
  return useCallback(
    (input: Input<C>, transfer?: Transfer) =>
      readAgainAfter(write(call, input, transfer), () =>
        mutate((key) => Array.isArray(key) && refreshes.some(({ name }) => key[0] === name)),
      ),
    [call, refreshes, mutate],
  )
}
