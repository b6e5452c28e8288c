import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { shellCopy } from '../shell.copy.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface RouteErrorProps {
  /** The landing page. */
  homeHref: string
  /** Loads the page again. */
  onReload: () => void
}

/** What stands in place of a page that broke while it was drawn. */
export const RouteError = ({ homeHref, onReload }: RouteErrorProps) => (
  <Page>
    <EmptyState
      level={1}
      drawing={drawings.fallen}
      title={shellCopy.routeError}
      actions={
        <>
          <Button icon={icons.retry} onClick={onReload}>
            {shellCopy.reload}
          </Button>
          <ButtonLink href={homeHref} variant="secondary">
            {shellCopy.home}
          </ButtonLink>
        </>
      }
    >
      {shellCopy.routeErrorHelp}
    </EmptyState>
  </Page>
)
