'use client'
import { withFilters } from '@plomada/define'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useOptimistic, useState } from 'react'
import type { Language } from '@/site/language'
import { getToolFilters, type ToolFilters } from '@/site/toolFilters'
import { ToolFilterPanel } from '@/site/ToolFilterPanel'

/** Returns the value of a promise; undefined until it is known. Unlike `use`, it does not suspend. */
function useResolved<Value>(promise: Promise<Value>): Value | undefined {
  const [resolved, setResolved] = useState<{ promise: Promise<Value>; value: Value }>()
  useEffect(() => {
    let isCurrent = true
    void promise.then((value) => isCurrent && setResolved({ promise, value }))
    return () => void (isCurrent = false)
  }, [promise])
  return resolved?.promise === promise ? resolved.value : undefined
}

interface FiltersProps {
  language: Language
  value: ToolFilters
  /** Number of tools, once the list has loaded. */
  total: Promise<number>
}

/** Renders the filters. The server reads them from the URL; until it responds, the controls show the new values. */
export const Filters = ({ language, value, total }: FiltersProps) => {
  const router = useRouter()
  const [shown, setShown] = useOptimistic(value)
  const count = useResolved(total)
  return (
    <ToolFilterPanel
      language={language}
      value={shown}
      count={shown === value ? count : undefined}
      onChange={(next) =>
        startTransition(() => {
          setShown(next)
          router.push(withFilters(`/${language}/tools`, getToolFilters(language), next), { scroll: false })
        })
      }
    />
  )
}
