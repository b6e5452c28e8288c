import { useEffect } from 'react'
import { useBrand, useOverride } from '@plomada/ui'

/** Sets the document title; without a title, the name of the product. */
export function useTitle(title: string | undefined): void {
  const { name } = useBrand()
  const t = useOverride()
  const shown = title && t(title)
  useEffect(() => {
    document.title = shown ? `${shown} · ${name}` : name
  }, [shown, name])
}
