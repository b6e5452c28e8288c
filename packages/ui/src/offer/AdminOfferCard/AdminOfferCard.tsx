'use client'
import { capitalised, type Offer } from '@plomada/domain'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Money } from '../../base/Money/Money.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferClient } from '../OfferClient/OfferClient.tsx'

export interface AdminOfferCardProps {
  /** The offer. */
  offer: Offer
  /** Takes it off the lists or puts it back, once that has been confirmed; what it throws is said where it was asked. */
  onActiveChange: (offer: Offer, isActive: boolean) => Promise<unknown>
  /** Whether the browser knows who is signed in. It does on every screen of the product; without it the button reads «Eliminar».
   * @default true */
  hasStoredUser?: boolean
}

const sizes = '(min-width: 64rem) 18.5rem, (min-width: 37.5rem) 50vw, 100vw'

/** The words around the button, by what it does. */
const wordsFor = (isActive: boolean, hasStoredUser: boolean) => {
  if (!isActive)
    return { verb: offerCopy.activate, name: offerCopy.activateWhat, help: offerCopy.activateHelp }
  return hasStoredUser
    ? { verb: offerCopy.deactivate, name: offerCopy.deactivateWhat, help: offerCopy.deactivateHelp }
    : { verb: offerCopy.remove, name: offerCopy.removeWhat, help: offerCopy.deactivateHelp }
}

/** An offer in an admin's list, with the button that takes it off the public ones. Asks first. */
export const AdminOfferCard = ({ offer, onActiveChange, hasStoredUser = true }: AdminOfferCardProps) => {
  const [isAsking, setAsking] = useState(false)
  const { isActive } = offer
  const { verb, name, help } = wordsFor(isActive, hasStoredUser)
  const label = name(capitalised(offer.title))
  return (
    <CardShell
      offer={offer}
      href={undefined}
      sizes={sizes}
      lines={2}
      mark={
        !isActive && (
          <Badge tone="danger" icon={icons.ban}>
            {offerCopy.inactive}
          </Badge>
        )
      }
      facts={<OfferClient offer={offer} />}
    >
      <div className={css.foot}>
        <span>
          <VisuallyHidden>{`${offerCopy.budget}: `}</VisuallyHidden>
          <Money amount={offer.budget} size="price" />
        </span>
        <Button
          variant={isActive ? 'danger' : 'secondary'}
          label={label}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {verb}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={label}
        action={verb}
        tone={isActive ? 'danger' : 'primary'}
        onConfirm={() => onActiveChange(offer, !isActive)}
      >
        {help}
      </ConfirmDialog>
    </CardShell>
  )
}
