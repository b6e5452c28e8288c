import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as offerMessages from '../offer.messages.ts'

export interface ApplicationsEmptyProps {
  /** Address of the public list of offers. */
  offersHref: string
  /** Address of the home page. */
  homeHref: string
}

/** Renders the empty state of the user's applications. */
export const ApplicationsEmpty = ({ offersHref, homeHref }: ApplicationsEmptyProps) => (
  <EmptyState
    drawing={drawings.tray}
    title={offerMessages.noApplications}
    actions={
      <>
        <ButtonLink href={offersHref} variant="accent">
          {offerMessages.browseOffers}
        </ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          {offerMessages.home}
        </ButtonLink>
      </>
    }
  >
    {offerMessages.noApplicationsHelp}
  </EmptyState>
)
