import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { offerCopy } from '../offer.copy.ts'

export interface OwnOffersEmptyProps {
  /** Where an offer is published. */
  createHref: string
  /** The first page. */
  homeHref: string
}

/** Nothing published yet. */
export const OwnOffersEmpty = ({ createHref, homeHref }: OwnOffersEmptyProps) => (
  <EmptyState
    drawing={drawings.toolbox}
    title={offerCopy.noOwn}
    actions={
      <>
        <ButtonLink href={createHref} variant="accent">
          {offerCopy.createOne}
        </ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          {offerCopy.home}
        </ButtonLink>
      </>
    }
  >
    {offerCopy.noOwnHelp}
  </EmptyState>
)
