'use client'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

export interface OwnOffersEmptyProps {
  /** Address of the form that publishes an offer. */
  createHref: string
  /** Address of the home page. */
  homeHref: string
}

/** Renders the empty state of the user's offers. */
export const OwnOffersEmpty = ({ createHref, homeHref }: OwnOffersEmptyProps) => {
  const t = useOverride()
  return (
    <EmptyState
      drawing={drawings.toolbox}
      title={t(offerMessages.noOwn)}
      actions={
        <>
          <ButtonLink href={createHref} variant="accent">
            <Message>{offerMessages.createOne}</Message>
          </ButtonLink>
          <ButtonLink href={homeHref} variant="secondary">
            <Message>{offerMessages.home}</Message>
          </ButtonLink>
        </>
      }
    >
      <Message>{offerMessages.noOwnHelp}</Message>
    </EmptyState>
  )
}
