import { paths, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Forbidden, Splash } from '../shell/index.ts'
import { viewers, type ViewerName } from './marketplace.ts'
import { signIn } from './screenDecorators.tsx'

interface RequireViewerProps {
  viewerName: ViewerName
  /** Roles with access; all roles by default. */
  roles?: readonly User['role'][]
  children: (viewer: User) => ReactNode
}

/** Renders a page for its viewer, the sign-in for a visitor, or a refusal for another role. */
export const RequireViewer = ({ viewerName, roles, children }: RequireViewerProps) => {
  const viewer = viewers[viewerName]
  if (!viewer) return <Splash onSignIn={signIn} homeHref={paths.home} />
  if (roles && !roles.includes(viewer.role)) return <Forbidden homeHref={paths.home} />
  return children(viewer)
}
