import { useEffect } from 'react'
import { useBrand, useOverride } from '@plomada/ui'

/**
 * Sets the document title to data, such as the name of a user; `undefined` sets the name of the product. `null` sets
 * nothing: a child of the page sets the title, and effects of a parent run after those of its children.
 */
export function useDataTitle(title: string | null | undefined): void {
  const { name } = useBrand()
  useEffect(() => {
    if (title !== null) document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}

/** Sets the document title to a message, or to its override; without a title, to the name of the product. */
export function useTitle(title: string | undefined): void {
  const t = useOverride()
  useDataTitle(title && t(title))
}
