'use client'
import type { Person } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { TapeRule } from '../../base/TapeRule/TapeRule.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { Viewer } from '../../shell/links.ts'
import { ViewerIdentity } from '../../shell/ViewerIdentity/ViewerIdentity.tsx'
import { professionalMessages } from '../professional.messages.ts'
import * as css from './ContactCard.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

/** Actions on the page of a professional. */
export interface ContactActions {
  /** Address of the list of professionals. */
  backHref: string
  /** Called when the user follows «Volver». */
  onBack?: (() => void) | undefined
  /** Notifies the professional. Omit it on the user's own page: there is no «Contactar». */
  onContact?: (() => void) | undefined
  /** Whether `onContact` signs in first, for a visitor.
   * @default false */
  needsSignIn?: boolean
  /** State of the notification.
   * @default 'none' */
  contact?: 'none' | 'sending' | 'sent'
  /** Message about the result, such as why it failed.
   * @default a success message after sending */
  notice?: ReactNode
}

export interface ContactCardProps extends ContactActions {
  /** The signed-in user; null for a visitor. */
  viewer: Viewer | null
  /** The professional. */
  professional: Person
}

/** Renders the viewer, a hint and the contact button. Below 1024 px `ContactBar` contains the button. */
export const ContactCard = ({ viewer, professional, ...actions }: ContactCardProps) => (
  <Stack>
    <Panel>
      <Stack>
        {viewer && (
          <>
            <ViewerIdentity viewer={viewer} />
            <TapeRule />
          </>
        )}
        <Text size="small" tone="muted">
          <Message>{getHelp(actions, professional)}</Message>
        </Text>
        <div className={css.actions}>
          <Actions {...actions} isBlock />
        </div>
      </Stack>
    </Panel>
    <div className={css.result}>
      <Result {...actions} />
    </div>
  </Stack>
)

function getHelp({ onContact, needsSignIn }: ContactActions, professional: Person): string {
  if (!onContact) return professionalMessages.ownPage
  return needsSignIn
    ? professionalMessages.signInHelp(professional)
    : professionalMessages.contactHelp(professional)
}

/** Renders the contact button at the bottom of the screen below 1024 px. Must be the last element of its page. */
export const ContactBar = (actions: ContactActions) => {
  const t = useOverride()
  return (
    <section className={css.bar} aria-label={t(professionalMessages.actions)}>
      <div className={css.barResult}>
        <Result {...actions} />
      </div>
      <Actions {...actions} />
    </section>
  )
}

const Result = ({ notice, contact }: ContactActions) =>
  notice ??
  (contact === 'sent' && (
    <Notice kind="success">
      <Message>{professionalMessages.contacted}</Message>
    </Notice>
  ))

const Actions = (props: ContactActions & { isBlock?: boolean }) => {
  const { backHref, onBack, onContact, needsSignIn = false, contact, isBlock = false } = props
  const isSent = contact === 'sent'
  const t = useOverride()
  return (
    <>
      {onContact && (
        <div className={css.main} data-sign-in={needsSignIn || undefined}>
          <Button
            variant={isSent ? 'done' : 'accent'}
            icon={isSent ? icons.check : needsSignIn ? icons.signIn : icons.message}
            isBlock
            pending={contact === 'sending' ? t(professionalMessages.pending) : undefined}
            onClick={onContact}
          >
            <Message>
              {needsSignIn ? professionalMessages.signInToContact : professionalMessages.contact}
            </Message>
          </Button>
        </div>
      )}
      <ButtonLink href={backHref} variant="secondary" isBlock={isBlock} {...(onBack && { onFollow: onBack })}>
        <Message>{professionalMessages.back}</Message>
      </ButtonLink>
    </>
  )
}
