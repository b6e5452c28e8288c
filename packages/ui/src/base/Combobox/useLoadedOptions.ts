import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption, LoadOptions } from './ComboboxOption.ts'

/** Whether the options for the typed text are there. */
export type OptionsStatus = 'loading' | 'failed' | 'ready'

interface Result<Value extends string> {
  text: string
  options: readonly ComboboxOption<Value>[]
  hasFailed: boolean
}

/**
 * Returns the options for a text, loaded while the list is open. Until they arrive, those for the previous text stay, so
 * that the list does not flicker while the user types.
 */
export const useLoadedOptions = <Value extends string>(
  load: LoadOptions<Value> | undefined,
  text: string,
  { isOpen, delay }: { isOpen: boolean; delay: number },
) => {
  const [result, setResult] = useState<Result<Value>>()
  const start = useEffectEvent((signal: AbortSignal) => load?.(text, signal) ?? Promise.resolve([]))
  const hasResult = result?.text === text
  const isWanted = load !== undefined && isOpen && !hasResult
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    const finish = (options: readonly ComboboxOption<Value>[], hasFailed: boolean) => {
      if (!signal.aborted) setResult({ text, options, hasFailed })
    }
    const request = () =>
      void start(signal).then(
        (options) => finish(options, false),
        () => finish([], true),
      )
    // Only typing is worth waiting for.
    const timer = setTimeout(request, text === '' ? 0 : delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isWanted, text, delay])
  const status: OptionsStatus = !hasResult ? 'loading' : result.hasFailed ? 'failed' : 'ready'
  return { options: result?.options ?? [], status, retry: () => setResult(undefined) }
}
