import { Broken } from '../LoadError/Broken.tsx'
import { shellCopy } from '../shell.copy.ts'

export interface RouteErrorProps {
  /** The landing page. */
  homeHref: string
  /** Loads the page again. */
  onReload: () => void
}

/** What stands in place of a page that broke while it was drawn. */
export const RouteError = ({ homeHref, onReload }: RouteErrorProps) => (
  <Broken title={shellCopy.routeError} remedy={shellCopy.reload} onRemedy={onReload} homeHref={homeHref}>
    {shellCopy.routeErrorHelp}
  </Broken>
)
