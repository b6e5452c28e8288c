import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { offerCopy } from '../offer.copy.ts'

export interface ApplicationsEmptyProps {
  /** The public list. */
  offersHref: string
  /** The first page. */
  homeHref: string
}

/** Applied to nothing yet. */
export const ApplicationsEmpty = ({ offersHref, homeHref }: ApplicationsEmptyProps) => (
  <EmptyState
    drawing={drawings.tray}
    title={offerCopy.noApplications}
    actions={
      <>
        <ButtonLink href={offersHref} variant="accent">
          {offerCopy.applySomewhere}
        </ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          {offerCopy.home}
        </ButtonLink>
      </>
    }
  >
    {offerCopy.noApplicationsHelp}
  </EmptyState>
)
