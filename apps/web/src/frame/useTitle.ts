import { useEffect } from 'react'
import { useBrand, useWords } from '@plomada/ui'

/** Names the page in the browser's tab. */
export function useTitle(title: string | undefined): void {
  const { name } = useBrand()
  const words = useWords()
  const shown = title && words(title)
  useEffect(() => {
    document.title = shown ? `${shown} · ${name}` : name
  }, [shown, name])
}
