import { useEffect } from 'react'
import { useBrand } from '@plomada/ui'

/** Names the page in the browser's tab. */
export function useTitle(title: string | undefined): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}
