import { useEffect } from 'react'
import { useBrand, useOverride } from '@plomada/ui'

/** Sets the document title to data, such as the name of a user; without a title, to the name of the product. */
export function useDataTitle(title: string | undefined): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}

/** Sets the document title to a message, or to its override; without a title, to the name of the product. */
export function useTitle(title: string | undefined): void {
  const t = useOverride()
  useDataTitle(title && t(title))
}
