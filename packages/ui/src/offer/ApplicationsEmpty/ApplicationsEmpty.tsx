'use client'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

export interface ApplicationsEmptyProps {
  /** Address of the public list of offers. */
  offersHref: string
  /** Address of the home page. */
  homeHref: string
}

/** Renders the empty state of the user's applications. */
export const ApplicationsEmpty = ({ offersHref, homeHref }: ApplicationsEmptyProps) => {
  const t = useOverride()
  return (
    <EmptyState
      drawing={drawings.tray}
      title={t(offerMessages.noApplications)}
      actions={
        <>
          <ButtonLink href={offersHref} variant="accent">
            <Message>{offerMessages.browseOffers}</Message>
          </ButtonLink>
          <ButtonLink href={homeHref} variant="secondary">
            <Message>{offerMessages.home}</Message>
          </ButtonLink>
        </>
      }
    >
      <Message>{offerMessages.noApplicationsHelp}</Message>
    </EmptyState>
  )
}
