'use client'
import { fullName, lacksProfile, type Offer, type Person, type Role, smallPhoto } from '@plomada/domain'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { TapeRule } from '../../base/TapeRule/TapeRule.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ApplyButton, type ApplyState } from '../ApplyButton/ApplyButton.tsx'
import { NeedsProfile } from '../NeedsProfile/NeedsProfile.tsx'
import { offerCopy } from '../offer.copy.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface ApplyPanelProps {
  /** Whoever looks; null when nobody is signed in. */
  viewer: (Person & { role: Role }) | null
  /** The open offer. */
  offer: Pick<Offer, 'title'>
  /** How the apply button stands. */
  application: ApplyState
  /** Applies to the offer; not called for a client, who is told what is missing. */
  onApply: () => void
  /** Starts the sign-in. */
  onSignIn: () => void
  /** Where «Volver» leads: the list. */
  backHref: string
  /** Where a client makes a professional profile. */
  profileHref: string
  /** How the last step went. */
  notice?: ReactNode
}

const Viewer = ({ viewer }: { viewer: Person & { role: Role } }) => (
  <Inline isOneLine>
    <Avatar name={fullName(viewer)} id={viewer.id} photo={smallPhoto(viewer.photo)} size="large" />
    <div>
      <Text weight="strong">{fullName(viewer)}</Text>
      <Text size="small" tone="muted">
        {offerCopy.role(viewer.role)}
      </Text>
    </div>
  </Inline>
)

/** Beside an offer: who is looking, and the way to apply. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { viewer, offer, application, onApply, onSignIn, backHref, profileHref, notice } = props
  const [isTold, setTold] = useState(false)
  const apply = () => (viewer && lacksProfile(viewer) ? setTold(true) : onApply())
  return (
    <Panel element="section">
      <Stack>
        <VisuallyHidden>
          <Heading level={2}>{offerCopy.application}</Heading>
        </VisuallyHidden>
        {viewer ? <Viewer viewer={viewer} /> : <Text>{offerCopy.signInFirst}</Text>}
        <TapeRule />
        {viewer ? (
          <ApplyButton application={application} title={offer.title} onApply={apply} isMain />
        ) : (
          <Button variant="accent" isBlock icon={icons.door} onClick={onSignIn}>
            {offerCopy.signIn}
          </Button>
        )}
        <ButtonLink href={backHref} variant="secondary" isBlock>
          {offerCopy.back}
        </ButtonLink>
        {isTold && <NeedsProfile href={profileHref} />}
        {notice}
      </Stack>
    </Panel>
  )
}
