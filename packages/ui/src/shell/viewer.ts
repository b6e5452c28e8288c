import { isMember } from '@plomada/domain'
import type { Viewer } from './links.ts'

// Apart from the links: bundlers keep their addresses wherever a value of that file is used.

/** Returns whether the viewer can publish offers (decision D-041). */
export const canCreateOffer = (viewer: Viewer | null) => viewer !== null && isMember(viewer)

/** Returns whether the viewer has a dashboard. */
export const canSeeDashboard = (viewer: Viewer | null) => viewer?.role === 'admin'
