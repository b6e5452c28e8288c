import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Page } from '../../base/Page/Page.tsx'
import { shellCopy } from '../shell.copy.ts'

export interface LoadErrorProps {
  /** Why the page is not there, in a sentence. */
  reason: string
  /** Asks for it again. */
  onRetry: () => void
  /** The landing page. */
  homeHref: string
}

/** What stands in place of a page whose data did not arrive. */
export const LoadError = ({ reason, onRetry, homeHref }: LoadErrorProps) => (
  <Page>
    <EmptyState
      level={1}
      drawing={drawings.fallen}
      title={reason}
      actions={
        <>
          <Button icon={icons.retry} onClick={onRetry}>
            {shellCopy.retry}
          </Button>
          <ButtonLink href={homeHref} variant="secondary">
            {shellCopy.home}
          </ButtonLink>
        </>
      }
    />
  </Page>
)
