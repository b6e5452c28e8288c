import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

/** Renders a plain link, or only its content when there is no `href`. Not exported. */
export const OptionalLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} tone="plain">
      {children}
    </Link>
  )
