import { offerStates, type OfferState } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'

export interface OfferStateBadgeProps {
  /** Where the offer is in its life. */
  state: OfferState
  /** On a surface of the state's own tint.
   * @default false */
  isOnTint?: boolean
}

/** The state of an offer in its word and its colour. */
export const OfferStateBadge = ({ state, isOnTint = false }: OfferStateBadgeProps) => (
  <Badge tone={state} isOnTint={isOnTint}>
    {offerStates.states[state].label}
  </Badge>
)
