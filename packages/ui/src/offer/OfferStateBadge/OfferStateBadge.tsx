import { isClosedOffer, type OfferPhase, offerPhases, offerStates, type OfferState } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { offerStateTone } from '../offerStateTone.ts'
import { Message } from '../../marketplace/Message/Message.tsx'

export interface OfferStateBadgeProps {
  /** State of the offer. */
  state: OfferState
  /** Phase of the offer: of a closed or expired one it is shown instead of the state. */
  phase?: OfferPhase | undefined
  /** Set it on a background in the color of the state.
   * @default false */
  isOnTint?: boolean
}

/** Renders the state of an offer as text and color. */
export const OfferStateBadge = ({ state, phase, isOnTint = false }: OfferStateBadgeProps) =>
  phase && isClosedOffer({ phase }) ? (
    <Badge hasDot isOnTint={isOnTint}>
      <Message>{offerPhases.states[phase].label}</Message>
    </Badge>
  ) : (
    <Badge tone={offerStateTone[state]} hasDot isOnTint={isOnTint}>
      <Message>{offerStates.states[state].label}</Message>
    </Badge>
  )
