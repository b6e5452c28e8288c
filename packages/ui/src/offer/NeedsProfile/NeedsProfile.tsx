import { Link } from '../../base/Link/Link.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as offerMessages from '../offer.messages.ts'

export interface NeedsProfileProps {
  /** Address of the form that creates a professional profile. */
  href: string
  /** Called when the user closes the notice. If omitted, it has no close button. */
  onClose?: () => void
}

/** Renders a notice for clients who try to apply: they need a professional profile first. */
export const NeedsProfile = ({ href, onClose }: NeedsProfileProps) => (
  <Notice kind="info" {...(onClose && { onClose })}>
    <Message>{offerMessages.needsProfile}</Message>{' '}
    <Link href={href}>
      <Message>{offerMessages.completeProfile}</Message>
    </Link>
  </Notice>
)
