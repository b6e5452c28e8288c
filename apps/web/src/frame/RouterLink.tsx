import { Link } from 'react-router-dom'
import type { LinkComponentProps } from '@plomada/ui'

/** The library's links through the router, so that no page is loaded anew. */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  return <Link to={href} ref={ref ?? null} {...rest} />
}
