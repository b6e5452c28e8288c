'use client'
import { fullName, type Person, smallPhoto } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { TapeRule } from '../../base/TapeRule/TapeRule.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { Viewer } from '../../shell/links.ts'
import { professionalCopy } from '../professional.copy.ts'
import * as css from './ContactCard.css.ts'
import { useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

/** What one can do about a professional. */
export interface ContactActions {
  /** The list of professionals. */
  backHref: string
  /** Called when «Volver» is followed. */
  onBack?: (() => void) | undefined
  /** Tells the professional; without it there is no «Contactar»: one's own page. */
  onContact?: (() => void) | undefined
  /** How far that has come.
   * @default 'none' */
  contact?: 'none' | 'sending' | 'sent'
  /** A message about the outcome, for instance why it failed.
   * @default what is said once it was sent */
  notice?: ReactNode
}

export interface ContactCardProps extends ContactActions {
  /** Whoever is signed in. */
  viewer: Viewer | null
  /** Who would be told. */
  professional: Person
}

/**
 * Beside somebody's page: who is asking, what will happen, the button and how it went. Under 1024 px button and
 * outcome are in `ContactBar`.
 */
export const ContactCard = ({ viewer, professional, ...actions }: ContactCardProps) => (
  <Stack>
    <Panel>
      <Stack>
        {viewer && (
          <>
            <div className={css.viewer}>
              <Avatar name={fullName(viewer)} id={viewer.id} photo={smallPhoto(viewer.photo)} size="large" />
              <div className={css.words}>
                <Text weight="strong">{fullName(viewer)}</Text>
                <Text size="small" tone="muted">
                  {professionalCopy.role(viewer.role)}
                </Text>
              </div>
            </div>
            <TapeRule />
          </>
        )}
        <Text size="small" tone="muted">
          {actions.onContact ? professionalCopy.contactHelp(professional) : professionalCopy.ownPage}
        </Text>
        <div className={css.actions}>
          <Actions {...actions} isBlock />
        </div>
      </Stack>
    </Panel>
    <div className={css.outcome}>
      <Outcome {...actions} />
    </div>
  </Stack>
)

/** The same buttons and outcome at the bottom of the screen, under 1024 px; the last part of the page it belongs to. */
export const ContactBar = (actions: ContactActions) => {
  const words = useWords()
  return (
    <section className={css.bar} aria-label={words(professionalCopy.actions)}>
      <div className={css.barOutcome}>
        <Outcome {...actions} />
      </div>
      <Actions {...actions} />
    </section>
  )
}

const Outcome = ({ notice, contact }: ContactActions) =>
  notice ?? (contact === 'sent' && <Notice kind="success">{professionalCopy.contacted}</Notice>)

const Actions = (props: ContactActions & { isBlock?: boolean }) => {
  const { backHref, onBack, onContact, contact, isBlock = false } = props
  const isSent = contact === 'sent'
  return (
    <>
      {onContact && (
        <div className={css.main}>
          <Button
            variant={isSent ? 'done' : 'accent'}
            icon={isSent ? icons.check : icons.message}
            isBlock
            pending={contact === 'sending' ? professionalCopy.pending : undefined}
            onClick={onContact}
          >
            {professionalCopy.contact}
          </Button>
        </div>
      )}
      <ButtonLink href={backHref} variant="secondary" isBlock={isBlock} {...(onBack && { onFollow: onBack })}>
        {professionalCopy.back}
      </ButtonLink>
    </>
  )
}
