import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as offerMessages from '../offer.messages.ts'

export interface OwnOffersEmptyProps {
  /** Address of the form that publishes an offer. */
  createHref: string
  /** Address of the home page. */
  homeHref: string
}

/** Renders the empty state of the user's offers. */
export const OwnOffersEmpty = ({ createHref, homeHref }: OwnOffersEmptyProps) => (
  <EmptyState
    drawing={drawings.toolbox}
    title={offerMessages.noOwn}
    actions={
      <>
        <ButtonLink href={createHref} variant="accent">
          {offerMessages.createOne}
        </ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          {offerMessages.home}
        </ButtonLink>
      </>
    }
  >
    {offerMessages.noOwnHelp}
  </EmptyState>
)
