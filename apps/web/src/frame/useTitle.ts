import { useEffect } from 'react'
import { brandName } from '@plomada/ui'

/** Names the page in the browser's tab. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName
  }, [title])
}
