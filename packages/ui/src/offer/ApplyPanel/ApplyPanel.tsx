'use client'
import { isMissingProfile, type Offer } from '@plomada/domain'
import { useState, type ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { TapeRule } from '../../base/TapeRule/TapeRule.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import type { Viewer } from '../../shell/links.ts'
import { ViewerIdentity } from '../../shell/ViewerIdentity/ViewerIdentity.tsx'
import { ApplyButton, type ApplyState } from '../ApplyButton/ApplyButton.tsx'
import { NeedsProfile } from '../NeedsProfile/NeedsProfile.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'

export interface ApplyPanelProps {
  /** The signed-in user; null for a visitor. */
  viewer: Viewer | null
  /** The offer. */
  offer: Pick<Offer, 'title'>
  /** State of the apply button; undefined while it loads. */
  application: ApplyState | undefined
  /** Called when the user applies. Not called for a client, who sees `NeedsProfile` instead. */
  onApply: () => void
  /** Called when a visitor signs in. */
  onSignIn: () => void
  /** Address of the list of offers, for «Volver». */
  backHref: string
  /** Address of the conversation with the client, for an applicant. */
  messageHref?: string | undefined
  /** Address of the form that creates a professional profile. */
  profileHref: string
  /** How a professional applies with terms and changes the application, below the button. */
  terms?: ReactNode
  /** Message about the result of the last action. */
  notice?: ReactNode
}

/** Renders the panel next to an offer: the viewer and the apply button. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { viewer, offer, application, onApply, onSignIn, backHref, profileHref } = props
  const { messageHref, terms, notice } = props
  const [needsProfile, setNeedsProfile] = useState(false)
  const apply = () => (viewer && isMissingProfile(viewer) ? setNeedsProfile(true) : onApply())
  return (
    <Panel element="section">
      <Stack>
        <VisuallyHidden element="div">
          <Heading level={2}>
            <Message>{offerMessages.application}</Message>
          </Heading>
        </VisuallyHidden>
        {viewer ? (
          <ViewerIdentity viewer={viewer} />
        ) : (
          <Text>
            <Message>{offerMessages.signInFirst}</Message>
          </Text>
        )}
        <TapeRule />
        {application === undefined ? (
          <Skeleton shape="button" />
        ) : viewer ? (
          <ApplyButton application={application} title={offer.title} onApply={apply} isMain />
        ) : (
          <Button variant="accent" isBlock icon={icons.signIn} onClick={onSignIn}>
            <Message>{offerMessages.signIn}</Message>
          </Button>
        )}
        {terms}
        {messageHref !== undefined && (
          <ButtonLink href={messageHref} isBlock>
            <Message>{offerMessages.message}</Message>
          </ButtonLink>
        )}
        <ButtonLink href={backHref} variant="secondary" isBlock>
          <Message>{offerMessages.back}</Message>
        </ButtonLink>
        {needsProfile && <NeedsProfile href={profileHref} />}
        {notice}
      </Stack>
    </Panel>
  )
}
