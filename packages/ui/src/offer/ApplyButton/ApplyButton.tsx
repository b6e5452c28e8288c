import type { Application } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { offerCopy } from '../offer.copy.ts'
import * as icons from '../../base/Icon/icons.ts'

/** How the apply button stands: as the domain says, or on its way. */
export type ApplyState = Application | 'sending'

interface ApplyButtonProps {
  /** How it stands for whoever looks. */
  application: ApplyState
  /** Title of the offer; part of the button's name. */
  title: string
  /** Applies. */
  onApply: () => void
  /** As wide as its container, in the look of a page's one action.
   * @default false */
  isMain?: boolean
}

/** The button that applies to an offer, in each of its states; nothing for those whose role does not apply. */
export function ApplyButton({ application, title, onApply, isMain = false }: ApplyButtonProps) {
  if (application === 'unable') return null
  if (application === 'own') return <Badge icon={icons.user}>{offerCopy.ownOffer}</Badge>
  const look = { isBlock: isMain, variant: isMain ? 'accent' : 'primary' } as const
  if (application === 'sent')
    return (
      <Button {...look} variant="done">
        {offerCopy.applied}
      </Button>
    )
  if (application === 'closed')
    return (
      <Button {...look} variant="secondary" isDisabled>
        {offerCopy.closed}
      </Button>
    )
  return (
    <Button
      {...look}
      label={offerCopy.applyTo(title)}
      pending={application === 'sending' ? offerCopy.applying : undefined}
      onClick={onApply}
    >
      {offerCopy.apply}
    </Button>
  )
}
