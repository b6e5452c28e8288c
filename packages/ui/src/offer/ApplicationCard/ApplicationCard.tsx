'use client'
import { capitalize, isClosedOffer, isOpenApplication } from '@plomada/domain'
import { applicationMessages } from '../../application/application.messages.ts'
import { ApplicationStateBadge } from '../../application/ApplicationStateBadge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { AssignmentCard, type AssignmentCardProps } from '../AssignmentCard/AssignmentCard.tsx'
import { ConfirmChanges, type ConfirmChangesProps } from '../ConfirmChanges/ConfirmChanges.tsx'
import * as css from '../card.css.ts'

/** What a professional does with a sent application. */
export type ApplicationChange = 'edit' | 'withdraw'

export interface ApplicationCardProps extends Pick<AssignmentCardProps, 'offer'> {
  /** Address of the offer. */
  href: string
  /** Called when the user edits or withdraws the application. Without it, or once the client decided, there are no buttons. */
  onChange?: ((change: ApplicationChange) => void) | undefined
  /** Confirms the application after a change of the offer, and reports a failure itself. Without it there is no button. */
  onConfirm?: ConfirmChangesProps['onConfirm'] | undefined
  /** Called when the user approaches a button, to load what it opens. */
  onIntent?: (() => void) | undefined
}

/** Renders an offer that the user applied to, with the state of the application. */
export const ApplicationCard = ({ offer, href, onChange, onConfirm, onIntent }: ApplicationCardProps) => {
  const { applicationState: state } = offer
  const isOpen = state !== null && isOpenApplication({ state }) && offer.state === 'pendiente'
  return (
    <AssignmentCard
      offer={offer}
      href={href}
      // The list has sent applications only; their state is its title. Those of a closed offer have ended with it.
      badge={
        state !== null && state !== 'sent' && !isClosedOffer(offer) && <ApplicationStateBadge state={state} />
      }
    >
      {isOpen && onConfirm && offer.pendingChanges && (
        <div className={css.foot}>
          <div className={css.action}>
            <ConfirmChanges offer={offer} onConfirm={onConfirm} />
          </div>
        </div>
      )}
      {isOpen && onChange && <Actions title={offer.title} onChange={onChange} onIntent={onIntent} />}
    </AssignmentCard>
  )
}

interface ActionsProps extends Pick<ApplicationCardProps, 'onIntent'> {
  title: string
  onChange: (change: ApplicationChange) => void
}

const Actions = ({ title, onChange, onIntent }: ActionsProps) => {
  const t = useOverride()
  const name = capitalize(title)
  return (
    <div className={css.foot} onPointerEnter={onIntent} onFocus={onIntent}>
      <div className={css.action}>
        <Inline gap={2}>
          <Button
            variant="secondary"
            size="small"
            icon={icons.edit}
            label={t(applicationMessages.editOf(name))}
            onClick={() => onChange('edit')}
          >
            <Message>{applicationMessages.edit}</Message>
          </Button>
          <Button
            variant="ghost"
            size="small"
            label={t(applicationMessages.withdrawOf(name))}
            onClick={() => onChange('withdraw')}
          >
            <Message>{applicationMessages.withdraw}</Message>
          </Button>
        </Inline>
      </div>
    </div>
  )
}
