'use client'
import { capitalize, type Offer } from '@plomada/domain'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Money } from '../../base/Money/Money.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { BudgetLabel } from '../CardShell/BudgetLabel.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferClient } from '../OfferClient/OfferClient.tsx'

export interface AdminOfferCardProps {
  /** The offer. */
  offer: Offer
  /** Deactivates or activates the offer, after the user confirmed. If it throws, the dialog shows the error. */
  onActiveChange: (offer: Offer, isActive: boolean) => Promise<unknown>
  /** Whether the browser stores the signed-in user. If not, the button is labeled «Eliminar».
   * @default true */
  hasStoredUser?: boolean
}

const getMessages = (isActive: boolean, hasStoredUser: boolean) => {
  if (!isActive)
    return {
      verb: offerMessages.activate,
      getLabel: offerMessages.activateLabel,
      help: offerMessages.activateHelp,
    }
  return hasStoredUser
    ? {
        verb: offerMessages.deactivate,
        getLabel: offerMessages.deactivateLabel,
        help: offerMessages.deactivateHelp,
      }
    : { verb: offerMessages.remove, getLabel: offerMessages.removeLabel, help: offerMessages.deactivateHelp }
}

/** Renders an offer in the admin list, with a button that deactivates or activates it after confirmation. */
export const AdminOfferCard = ({ offer, onActiveChange, hasStoredUser = true }: AdminOfferCardProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const { isActive } = offer
  const { verb, getLabel, help } = getMessages(isActive, hasStoredUser)
  const t = useOverride()
  const label = t(getLabel(capitalize(offer.title)))
  return (
    <CardShell
      offer={offer}
      href={undefined}
      lines={2}
      badge={
        !isActive && (
          <Badge tone="danger" icon={icons.ban}>
            <Message>{offerMessages.inactive}</Message>
          </Badge>
        )
      }
      facts={<OfferClient offer={offer} />}
    >
      <div className={css.foot}>
        <span>
          <BudgetLabel />
          <Money amount={offer.budget} size="price" />
        </span>
        <Button
          variant={isActive ? 'danger' : 'secondary'}
          label={label}
          aria-haspopup="dialog"
          onClick={() => setConfirming(true)}
        >
          <Message>{verb}</Message>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={label}
        action={t(verb)}
        tone={isActive ? 'danger' : 'primary'}
        onConfirm={() => onActiveChange(offer, !isActive)}
      >
        {t(help)}
      </ConfirmDialog>
    </CardShell>
  )
}
