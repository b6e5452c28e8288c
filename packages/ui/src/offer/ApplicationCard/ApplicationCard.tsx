import type { Offer } from '@plomada/domain'
import { AssignmentCard } from '../AssignmentCard/AssignmentCard.tsx'

export interface ApplicationCardProps {
  /** The offer that one applied to. */
  offer: Offer
  /** Address of its page. */
  href: string
}

/** An offer that one applied to. */
export const ApplicationCard = ({ offer, href }: ApplicationCardProps) => (
  <AssignmentCard offer={offer} href={href} />
)
