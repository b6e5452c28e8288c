import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { shellCopy } from '../shell.copy.ts'

export interface NotFoundProps {
  /** The landing page. */
  homeHref: string
  /** The list of offers. */
  offersHref?: string
}

/** The page for an address that nothing answers to. */
export const NotFound = ({ homeHref, offersHref }: NotFoundProps) => (
  <Page>
    <EmptyState
      level={1}
      title={shellCopy.notFound}
      actions={
        <>
          <ButtonLink href={homeHref}>{shellCopy.home}</ButtonLink>
          {offersHref !== undefined && (
            <ButtonLink href={offersHref} variant="secondary">
              {shellCopy.offers}
            </ButtonLink>
          )}
        </>
      }
    >
      {shellCopy.notFoundHelp}
    </EmptyState>
  </Page>
)
