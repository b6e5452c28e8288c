import { Link } from '../../base/Link/Link.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { offerCopy } from '../offer.copy.ts'

export interface NeedsProfileProps {
  /** Where a professional profile is made. */
  href: string
  /** Called when it is closed; without it there is no close button. */
  onClose?: () => void
}

/** Told to a client who wants to apply: what is missing, and where to go. */
export const NeedsProfile = ({ href, onClose }: NeedsProfileProps) => (
  <Notice kind="info" {...(onClose && { onClose })}>
    <Words>{offerCopy.needsProfile}</Words> <Link href={href}>{offerCopy.completeProfile}</Link>
  </Notice>
)
