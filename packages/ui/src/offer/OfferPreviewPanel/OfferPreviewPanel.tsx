'use client'
import { isOpenOffer, type OfferPreview } from '@plomada/domain'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { TapeRule } from '../../base/TapeRule/TapeRule.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferPreviewPanel.css.ts'

export interface OfferPreviewPanelProps {
  /** The offer. */
  offer: Pick<OfferPreview, 'state' | 'applicantCount'>
  /** Called when the visitor wants to apply: sign in, and apply afterwards. */
  onApply: () => void
  /** Address of the list of offers, for «Volver». */
  backHref: string
}

/** Renders the panel next to an offer for a visitor: the number of applicants and the button that signs in to apply. */
export const OfferPreviewPanel = ({ offer, onApply, backHref }: OfferPreviewPanelProps) => {
  const isOpen = isOpenOffer(offer)
  return (
    <Panel element="section">
      <Stack>
        <VisuallyHidden element="div">
          <Heading level={2}>
            <Message>{offerMessages.application}</Message>
          </Heading>
        </VisuallyHidden>
        <Inline gap="snug">
          <Icon icon={icons.users} size="md" />
          <Text weight="strong">
            <Message>{offerMessages.applicantCount(offer.applicantCount)}</Message>
          </Text>
        </Inline>
        <Text size="small" tone="muted">
          <Message>{isOpen ? offerMessages.signInHelp : offerMessages.closedHelp}</Message>
        </Text>
        <TapeRule />
        {isOpen ? (
          <div className={css.signIn}>
            <Button variant="accent" isBlock icon={icons.signIn} onClick={onApply}>
              <Message>{offerMessages.signInToApply}</Message>
            </Button>
          </div>
        ) : (
          <Button variant="secondary" isBlock isDisabled>
            <Message>{offerMessages.closed}</Message>
          </Button>
        )}
        <ButtonLink href={backHref} variant="secondary" isBlock>
          <Message>{offerMessages.back}</Message>
        </ButtonLink>
      </Stack>
    </Panel>
  )
}
