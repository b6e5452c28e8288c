import { AssignmentCard, type AssignmentCardProps } from '../AssignmentCard/AssignmentCard.tsx'

export interface ApplicationCardProps extends AssignmentCardProps {
  /** Address of the offer. */
  href: string
}

/** Renders an offer that the user applied to. */
export const ApplicationCard = (props: ApplicationCardProps) => <AssignmentCard {...props} />
