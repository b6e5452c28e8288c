import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption, LoadOptions } from './ComboboxOption.ts'

/** Milliseconds from the last key press until the options for a text are requested. */
const DELAY = 300

interface Result<Value extends string> {
  text: string
  options: readonly ComboboxOption<Value>[]
  hasFailed: boolean
}

/**
 * Returns the options for a text, loaded while the list is open. Until they arrive, those for the previous text stay, so
 * that the list does not flicker.
 */
export const useLoadedOptions = <Value extends string>(
  load: LoadOptions<Value> | undefined,
  text: string,
  isOpen: boolean,
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
    const timer = text === '' ? undefined : setTimeout(request, DELAY)
    if (timer === undefined) request()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isWanted, text])
  const hasFailed = hasResult && result.hasFailed
  return {
    options: result?.options ?? [],
    isLoading: load !== undefined && !hasResult,
    retry: hasFailed ? () => setResult(undefined) : undefined,
  }
}
